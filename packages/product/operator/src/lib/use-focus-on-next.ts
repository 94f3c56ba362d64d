import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of the heading that gets the focus when another deposit is shown: one that the operator has chosen, or one in place of what had the focus. */
export function useFocusOnNext(id: string, chosen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (!chosen && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone the proof is below the queue.
    document.getElementById('proof')?.scrollIntoView();
  }, [id, chosen]);
  return heading;
}
