import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus into a panel that does not block the page when it opens, and back to its opener when it closes. MUI's FocusTrap always
 * gives the focus back; here it stays where the person has moved it meanwhile.
 * `first` selects what gets the focus; without it the panel itself.
 */
export function useFocusReturn<Panel extends HTMLElement>(open: boolean, first?: string): RefObject<Panel | null> {
  const ref = useRef<Panel>(null);
  // A layout effect: after the first paint the person may already be in another field, and after the last one the page has seen that the focus is lost.
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
