import { type ComponentType, createContext, use, useEffect, useRef, useState } from 'react';

/** Fetches the code of a part of the page; `quiet` if nothing is to be said of a failure: it is known, or nobody has asked for the part yet. */
export type FetchPart = <Part>(fetch: () => Promise<Part>, quiet: boolean) => Promise<Part>;

/** How parts are fetched. A provider can say that one could not be; it rejects all the same. */
export const FetchPartContext = createContext<FetchPart>((fetch) => fetch());

/** How long a part that nobody can close waits until its code is fetched again; after each failure it waits longer. */
const RETRY_MS = 5000;

type Closable = { open?: boolean | undefined; onClose?: (() => void) | undefined };

/**
 * A component whose code is fetched when it is first shown, or opened if it has `open`. `React.lazy` would keep a failure and throw it at the page, with
 * what was typed there. This one closes what has `onClose`, and the next opening fetches again; anything else shows `Waiting` and fetches again by itself.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
    const { open, onClose }: Closable = props;
    const fetchPart = use(FetchPartContext);
    const [attempt, setAttempt] = useState(0);
    const close = useRef(onClose);
    useEffect(() => void (close.current = onClose));
    useEffect(() => {
      if (Loaded || open === false) return undefined;
      let left = false;
      const again = () => setAttempt(attempt + 1);
      fetchPart(load, attempt > 0).then(
        (found) => {
          Loaded = found;
          again();
        },
        () => {
          if (left) return;
          if (close.current) close.current();
          else setTimeout(again, RETRY_MS * (attempt + 1));
        },
      );
      return () => {
        left = true;
      };
    }, [open, attempt, fetchPart]);
    const Shown = Loaded ?? Waiting;
    return <Shown {...props} />;
  };
}
