import { useEffect, useRef } from 'react';

/** Wraps what follows an answer: it happens only while the component that sent the call is mounted, so that nobody is pulled back to a page they left. */
export function useWhileOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return <Args extends unknown[], Result>(next: (...args: Args) => Result) =>
    (...args: Args): Result | undefined =>
      open.current ? next(...args) : undefined;
}
