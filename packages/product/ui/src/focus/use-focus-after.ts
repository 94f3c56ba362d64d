import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading when a change, such as of a status, has taken away the element that had it. */
export function useFocusAfter(change: unknown): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [change]);
}
