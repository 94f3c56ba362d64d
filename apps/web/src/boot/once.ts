import { tab, type Kept } from './storage.ts';

const KEY = 'kado-new-version';
const QUIET_MS = 60_000;

let target: () => string | undefined = () => undefined;

/** Tells how to learn which page somebody was on the way to, so that a reload goes on to it. */
export function goOnTo(read: () => string | undefined): void {
  target = read;
}

function load(): void {
  const wanted = target();
  if (wanted === undefined) location.reload();
  else location.assign(wanted);
}

/**
 * Reloads because a file of the page could not be fetched (a new version was deployed under an open tab), at most once a minute:
 * answers false when that has just been tried, so that the caller shows a page with a button instead of looping.
 */
export function reloadOnce(session: Kept = tab, now = Date.now(), reload = load): boolean {
  try {
    const last = Number(session.getItem(KEY) ?? 0);
    if (now - last < QUIET_MS) return false;
    session.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

let unawaitedFetches = 0;

/** Fetches files that nobody waits for yet: while it does, one that is missing is no reason to reload. */
export async function unawaited<Fetched>(fetch: () => Promise<Fetched>): Promise<Fetched> {
  unawaitedFetches += 1;
  try {
    return await fetch();
  } finally {
    unawaitedFetches -= 1;
  }
}

/** Whether somebody waits for a file that has just turned out to be missing. What fails on a page besides comes to its error screen, which recovers from it. */
export const isAwaited = (): boolean => unawaitedFetches === 0;

const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module|error loading dynamically/i;

/** Whether an error says that a file of the page could not be fetched. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** What becomes of an error: the page reloads for a new version, a file is missing all the same, or it is something else. */
export function recover(error: unknown, reload = load): 'reloading' | 'missing' | undefined {
  if (!isMissingChunk(error)) return undefined;
  return navigator.onLine && reloadOnce(tab, Date.now(), reload) ? 'reloading' : 'missing';
}
