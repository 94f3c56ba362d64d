import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus into a non-modal panel when it opens, and back to its opener when it closes. MUI's FocusTrap always returns the focus; this hook leaves it where
 * the user has moved it meanwhile. `first` selects the element that gets the focus; without it the panel does.
 */
export function useFocusReturn<Panel extends HTMLElement>(open: boolean, first?: string): RefObject<Panel | null> {
  const ref = useRef<Panel>(null);
  // A layout effect: after the first paint the user may already be in another field, and after the last one the page could see that the focus is lost.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!open || !panel) return undefined;
    const opener = document.activeElement;
    const target = first === undefined ? null : panel.querySelector<HTMLElement>(first);
    (target ?? panel).focus({ preventScroll: true });
    return () => {
      const inside = panel.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && opener instanceof HTMLElement) opener.focus();
    };
  }, [open, first]);
  return ref;
}
