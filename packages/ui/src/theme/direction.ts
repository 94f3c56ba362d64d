import createCache, { type EmotionCache } from '@emotion/cache';

/** Reading direction of the page. */
export type Direction = 'ltr' | 'rtl';

type Plugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number];

/** A promise that carries its own status, so that React's use() reads it without waiting for a microtask. */
type Ready = Promise<void> & { status?: 'fulfilled'; value?: undefined };

const done = (promise: Ready): Ready => Object.assign(promise, { status: 'fulfilled' as const, value: undefined });

const nothing = done(Promise.resolve());
let mirror: Plugin | undefined;
let pending: Ready | undefined;

const fetchMirror = async (): Promise<void> => {
  try {
    mirror = (await import('./rtl.ts')).rtlPlugin;
    if (pending) void done(pending);
  } catch (error) {
    pending = undefined;
    throw error;
  }
};

/**
 * Loads what a direction needs (right to left: the mirroring styles and the Arabic font); await it before the first render to avoid a fallback. After a failure the
 * next call loads again.
 */
export const loadDirection = (direction: Direction): Promise<void> => {
  if (direction === 'ltr') return nothing;
  pending ??= fetchMirror();
  return pending;
};

/** Whether a page can be shown in this direction without loading. */
export const isDirectionLoaded = (direction: Direction): boolean => direction === 'ltr' || mirror !== undefined;

/** A style cache for one direction; emotion's tags come first in the head, so that our own classes win. */
export const styleCache = (direction: Direction, nonce: string | undefined): EmotionCache =>
  createCache({
    key: direction === 'rtl' ? 'kado-rtl' : 'kado',
    prepend: true,
    ...(nonce ? { nonce } : {}),
    // No vendor prefixes: the supported browsers read the plain properties.
    stylisPlugins: direction === 'rtl' && mirror ? [mirror] : [],
  });
