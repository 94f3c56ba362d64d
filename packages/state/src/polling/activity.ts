/** After this long without input (ms), the user counts as inactive. */
export const QUIET_AFTER = 600_000;

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Whether the user is active: the page is visible and had input in the last ten minutes. */
export type Activity = { isActive: () => boolean; subscribe: (changed: () => void) => () => void };

/** Tracks activity on a page; it listens for events only while there are subscribers. */
export function watchActivity(page: Document): Activity {
  const listeners = new Set<() => void>();
  let quiet = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => listeners.forEach((changed) => changed());
  const input = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      quiet = true;
      tell();
    }, QUIET_AFTER);
    if (quiet) {
      quiet = false;
      tell();
    }
  };
  const events = INPUT.map((type) => [type, input] as const);
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const [type, listener] of events) page[method](type, listener, { capture: true, passive: true });
    page[method]('visibilitychange', tell);
  };
  const stop = (changed: () => void) => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    quiet = false;
    listen('removeEventListener');
  };
  return {
    isActive: () => !quiet && page.visibilityState === 'visible',
    subscribe: (changed) => {
      if (listeners.size === 0) {
        listen('addEventListener');
        input();
      }
      listeners.add(changed);
      return () => stop(changed);
    },
  };
}
