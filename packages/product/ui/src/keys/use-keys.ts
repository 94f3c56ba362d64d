import { useLayoutEffect, useRef } from 'react';

/** What a key does; `false` says that it did nothing, so that the browser handles the key. */
export type KeyActions = Readonly<Record<string, () => boolean | void>>;

/** The first key of a sequence, and how long it waits for the second (ms). */
export const FIRST_KEY = 'g';
const SEQUENCE_MS = 1500;
/** These use letters themselves: fields, and whatever is open over the page. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const usesKeys = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest(OWN_KEYS) !== null;

/** The key as the shortcuts name it. A keyboard without Latin letters has them by their place. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\u0020-\u024f]*$/.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Runs an act for a key, or for `g` and then a key (`'g h'`), that is typed outside of fields, dialogs and menus. The key after a `g`
 * is never taken for a single one.
 */
export function useKeys(actions: KeyActions, enabled: boolean): void {
  const latest = useRef(actions);
  useLayoutEffect(() => void (latest.current = actions));
  // Before the page is painted: a key that is pressed as soon as it is seen must be heard.
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
