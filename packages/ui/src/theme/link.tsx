import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactNode,
  type Ref,
  createContext,
  createElement,
  use,
} from 'react';

/** The props that the injected router link must accept; react-router's Link fits. */
export type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  state?: unknown;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
};
/** The router's link component. */
export type RouterLink = ComponentType<RouterLinkProps>;

const PlainLink: RouterLink = ({ to, children, ...rest }) => {
  const { state: _, ...others } = rest;
  return (
    <a href={to} {...others}>
      {children}
    </a>
  );
};

/** Provides the router's link to every component that links. */
export const LinkContext = createContext<RouterLink>(PlainLink);

/** Prefetches the page at a URL; does nothing without a provider. */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);

// Prefetches only after the pointer or the focus has rested on the link for this time in ms: passing over it is not intent.
const REST_MS = 65;
// One timer for all links, because there is one pointer and one focus.
let resting: ReturnType<typeof setTimeout> | undefined;

type Handlers<Target> = {
  onPointerEnter?: PointerEventHandler<Target> | undefined;
  onPointerLeave?: PointerEventHandler<Target> | undefined;
  onPointerDown?: PointerEventHandler<Target> | undefined;
  onFocus?: FocusEventHandler<Target> | undefined;
  onBlur?: FocusEventHandler<Target> | undefined;
};

/** Event handlers of a link to `to`: they prefetch its page when the link is pressed, or hovered or focused for a moment, and then call the given handlers. */
export function usePrefetchIntent<Target>(to: string | undefined, given: Handlers<Target> = {}): Handlers<Target> {
  const prefetch = use(PrefetchContext);
  if (to === undefined) return given;
  const stop = () => clearTimeout(resting);
  const rest = () => {
    stop();
    resting = setTimeout(() => prefetch(to), REST_MS);
  };
  const press = () => {
    stop();
    prefetch(to);
  };
  const first =
    <Given,>(own: () => void, next: ((event: Given) => void) | undefined) =>
    (event: Given) => {
      own();
      next?.(event);
    };
  return {
    onPointerEnter: first(rest, given.onPointerEnter),
    onPointerLeave: first(stop, given.onPointerLeave),
    onPointerDown: first(press, given.onPointerDown),
    onFocus: first(rest, given.onFocus),
    onBlur: first(stop, given.onBlur),
  };
}

/** Props of Anchor: `to` is a route of the router, `href` any other URL; `state` is the history state that the router passes to the next page. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to?: string | undefined;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** An unstyled link; with `to`, the page is prefetched before the link is pressed. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  const injected = use(LinkContext);
  const intent = usePrefetchIntent(to, rest);
  if (to === undefined) return <a {...rest}>{children}</a>;
  const { href: _, ...others } = rest;
  return createElement(injected, { to, ...others, ...intent }, children);
}
