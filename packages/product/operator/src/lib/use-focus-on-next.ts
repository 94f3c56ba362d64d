import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of the heading that gets the focus when another deposit is shown: one that the operator has chosen, or one in place of what had the focus. `shownRef`
 * is the page's, because the panel may have gone while the next deposit was loading.
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
    // On a phone the proof is below the queue.
    document.getElementById('proof')?.scrollIntoView();
  }, [id, chosen, shownRef]);
  return heading;
}
