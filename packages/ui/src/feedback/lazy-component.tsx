import { type ComponentType, createContext, use, useEffect, useRef, useState } from 'react';

/** Loads the code of a part of the page. `quiet`: a failure is not reported, because it was reported before or the user has not requested the part yet. */
export type FetchPart = <Part>(fetch: () => Promise<Part>, quiet: boolean) => Promise<Part>;

/** How parts are loaded. A provider can report a failure; the promise rejects in any case. */
export const FetchPartContext = createContext<FetchPart>((fetch) => fetch());

/** The delay in ms before a part without `onClose` is loaded again; it grows with each failure. */
const RETRY_MS = 5000;

type Closable = { open?: boolean | undefined; onClose?: (() => void) | undefined };

/**
 * A component whose code loads when it is first rendered, or when `open` becomes true. `React.lazy` would cache a failure and throw it at the page, with the loss of
 * typed text. After a failure this one calls `onClose`, and the next opening loads again; without `onClose` it shows `Waiting` and loads again by itself.
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
