import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  createContext,
  createElement,
  use,
} from 'react';

/** What the injected router link must accept; react-router's Link fits. */
export type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
};
/** The router's link component. */
export type RouterLink = ComponentType<RouterLinkProps>;

const PlainLink: RouterLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Carries the router's link to every part that leads somewhere. */
export const LinkContext = createContext<RouterLink>(PlainLink);

/** Props of Anchor: `to` goes through the router, `href` leaves it. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** An unstyled link. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  const injected = use(LinkContext);
  if (to === undefined) return <a {...rest}>{children}</a>;
  const { href: _, ...others } = rest;
  return createElement(injected, { to, ...others }, children);
}
