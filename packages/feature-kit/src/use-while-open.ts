import { useEffect, useRef } from 'react';

/** Wraps a callback for a response so that it runs only while the component is mounted: a late response must not navigate a user who has left the page. */
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
