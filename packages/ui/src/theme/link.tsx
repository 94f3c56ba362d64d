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

/** What the injected router link must accept; react-router's Link fits. */
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

/** Carries the router's link to every part that leads somewhere. */
export const LinkContext = createContext<RouterLink>(PlainLink);

/** Prefetches the page at an address; does nothing without a provider. */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);

// Prefetch only after the pointer or the focus has rested on the link: passing over it is not intent.
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

/** Handlers of an element that leads to an address: they prefetch its page when it is pressed, or pointed at or focused for a moment, and then call the given ones. */
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

/** Props of Anchor: `to` goes through the router, `href` leaves it; `state` is what the router's history tells the next page. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to?: string | undefined;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** An unstyled link; one of the app's own pages is prefetched before it is pressed. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  const injected = use(LinkContext);
  const intent = usePrefetchIntent(to, rest);
  if (to === undefined) return <a {...rest}>{children}</a>;
  const { href: _, ...others } = rest;
  return createElement(injected, { to, ...others, ...intent }, children);
}
