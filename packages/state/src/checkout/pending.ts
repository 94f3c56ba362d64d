import { readJson, type SafeStorage } from '../storage/safe-storage.ts';

/** A checkout that may have gone through although its answer never came: asked again with the same key, it buys once. */
export type Pending = { quoteId: string; key: string };

const KEY = /^[A-Za-z0-9_-]{16,128}$/;

function isPending(value: unknown): value is Pending {
  const { quoteId, key } = (value ?? {}) as Partial<Record<keyof Pending, unknown>>;
  return typeof quoteId === 'string' && quoteId.length > 0 && quoteId.length <= 64 && typeof key === 'string' && KEY.test(key);
}

/** The stored pending checkout; a damaged one is dropped. */
export function readPending(kept: SafeStorage): Pending | undefined {
  const value = readJson(kept, 'checkout');
  if (isPending(value)) return { quoteId: value.quoteId, key: value.key };
  if (value !== undefined) kept.drop('checkout');
  return undefined;
}

export const writePending = (kept: SafeStorage, pending: Pending): void => kept.write('checkout', JSON.stringify(pending));
