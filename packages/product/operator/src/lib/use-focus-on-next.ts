import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the heading, which gets the focus when another deposit is shown: if the operator chose it, or if the focused element has disappeared. `shownRef`
 * belongs to the page, because the panel may unmount while the next deposit loads.
 */
export function useFocusOnNext(
  id: string,
  chosen: boolean,
  shownRef: RefObject<string | undefined>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = id;
    if (before === undefined || before === id) return;
    if (!chosen && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone the proof is below the queue, so the page scrolls to it.
    document.getElementById('proof')?.scrollIntoView();
  }, [id, chosen, shownRef]);
  return heading;
}
