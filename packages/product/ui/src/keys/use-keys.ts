import { useLayoutEffect, useRef } from 'react';

/** The action of each key; it returns `false` if it did nothing, so that the browser handles the key. */
export type KeyActions = Readonly<Record<string, () => boolean | void>>;

/** The first key of a sequence, and the longest delay before the second key (ms). */
export const FIRST_KEY = 'g';
const SEQUENCE_MS = 1500;
/** Elements that need letter keys themselves: fields, and dialogs, menus and lists that are open over the page. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const usesKeys = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest(OWN_KEYS) !== null;

/** The name of a key in `KeyActions`. On keyboards without Latin letters, keys are identified by their position. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\u0020-\u024f]*$/.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Runs the action of a key, or of `g` and then a key (`'g h'`), that is typed outside of fields, dialogs and menus. The key after a `g`
 * is never treated as a single key.
 */
export function useKeys(actions: KeyActions, enabled: boolean): void {
  const latest = useRef(actions);
  useLayoutEffect(() => void (latest.current = actions));
  // A layout effect, so that the listener exists before the page is painted and no early key is lost.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    let firstAt = -Infinity;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
      const key = nameOf(event);
      if (event.shiftKey && /^[a-z]$/.test(key)) return;
      const name = event.timeStamp - firstAt <= SEQUENCE_MS ? `${FIRST_KEY} ${key}` : key;
      firstAt = -Infinity;
      if (event.defaultPrevented || event.repeat || usesKeys(event.target)) return;
      if (name === FIRST_KEY) firstAt = event.timeStamp;
      const act = latest.current[name];
      if (act && act() !== false) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [enabled]);
}
