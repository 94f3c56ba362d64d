import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus into a panel that does not block the page when it opens, and back to its opener when it closes. MUI's FocusTrap always
 * gives the focus back; here it stays where the person has moved it meanwhile.
 `first` selects what gets the focus; without it the panel itself.
 */
export function useFocusReturn<Panel extends HTMLElement>(open: boolean, first?: string): RefObject<Panel | null> {
  const ref = useRef<Panel>(null);
  const opener = useRef<Element>(null);
  // A layout effect: after the first paint the person may already be in another field.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!open || !panel) return;
    opener.current = document.activeElement;
    const target = first === undefined ? null : panel.querySelector<HTMLElement>(first);
    (target ?? panel).focus({ preventScroll: true });
  }, [open, first]);
  useEffect(() => {
    if (!open) return undefined;
    const panel = ref.current;
    return () => {
      const inside = panel?.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [open]);
  return ref;
}
