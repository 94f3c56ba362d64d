import { useLayoutEffect } from 'react';
import { useAppDispatch, type AppDispatch } from '@kado/state';
import { useApp, type WordedApp } from './app-context.ts';
import type { Screen } from './define.ts';
import { pageAt } from './nav.ts';
import { fetchPage, type OwnedRoute } from './page.ts';
import { useAbility } from './viewer.ts';

/** Who rests here this long means it; whoever passes by does not. */
const REST_MS = 65;
const TOWARDS = 'a[href], [data-ahead]';

/** Where a link, or what opens a group of them (`data-ahead`), leads in this app. */
function addressOf(target: EventTarget | null): string | undefined {
  const towards = target instanceof Element ? target.closest<HTMLElement>(TOWARDS) : null;
  if (towards instanceof HTMLAnchorElement)
    return towards.origin === location.origin ? towards.pathname + towards.search : undefined;
  return towards?.dataset['ahead'];
}

/** Tells to which address somebody turns: at once when they press, after a moment when they point at it or focus it. Returns how to stop. */
function watchTurns(turned: (address: string) => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  const after = (pause: number) => (event: Event) => {
    window.clearTimeout(timer);
    const address = addressOf(event.target);
    if (address === undefined) return;
    if (pause === 0) turned(address);
    else timer = window.setTimeout(() => turned(address), pause);
  };
  const listen = (type: string, pause: number) => document.addEventListener(type, after(pause), { signal: stop.signal });
  listen('pointerover', REST_MS);
  listen('focusin', REST_MS);
  listen('pointerdown', 0);
  stop.signal.addEventListener('abort', () => window.clearTimeout(timer));
  return () => stop.abort();
}

const fetched = new WeakMap<OwnedRoute['route'], Promise<Screen>>();

/** A page and its words, once. What cannot be had now is asked for again by whoever goes there. */
function fetchOnce(owned: OwnedRoute, { openWords, unawaited = (fetch) => fetch() }: WordedApp): Promise<Screen> {
  const known = fetched.get(owned.route);
  if (known) return known;
  const page = unawaited(() => fetchPage(owned, openWords));
  fetched.set(owned.route, page);
  page.catch(() => fetched.delete(owned.route));
  return page;
}

/** A page with the answer that it begins with; how that fails, the page shows to whoever goes there. */
async function prepare(page: OwnedRoute, address: string, app: WordedApp, dispatch: AppDispatch): Promise<void> {
  try {
    const { asks } = await fetchOnce(page, app);
    await asks?.(dispatch, new URL(address, location.origin));
  } catch {
    // nobody waits for it
  }
}

const savesData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the page that somebody turns to, and what it asks of the backend first, while they are still about to press: if they may open it and do not save
 * data. For a frame around pages.
 */
export function useFetchAhead(): void {
  const app = useApp();
  const ability = useAbility();
  const dispatch = useAppDispatch();
  // Before the frame is painted, because whoever sees a link may press it.
  useLayoutEffect(
    () =>
      watchTurns((address) => {
        const page = savesData() ? undefined : pageAt(app.features, ability, address);
        if (page) void prepare(page, address, app, dispatch);
      }),
    [app, ability, dispatch],
  );
}
