import { type RefObject, useLayoutEffect, useRef } from 'react';

/** If the row or card of this ref has the focus and is removed, the focus moves to the section around it. */
export function useFocusBeyondRemoval<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      const section = row?.contains(document.activeElement) ? row.closest('section') : null;
      if (!section) return;
      if (section.tabIndex < 0) section.tabIndex = -1;
      section.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
