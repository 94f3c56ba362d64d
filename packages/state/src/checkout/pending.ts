import { readJson, type SafeStorage } from '../storage/safe-storage.ts';

/** A checkout that may have succeeded although its response was lost: repeated with the same key, it buys only once. */
export type Pending = { quoteId: string; key: string };

const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** Whether a text may be an idempotency key. */
export const isKey = (text: string): boolean => KEY.test(text);

function isPending(value: unknown): value is Pending {
  const { quoteId, key } = (value ?? {}) as Partial<Record<keyof Pending, unknown>>;
  return typeof quoteId === 'string' && quoteId.length > 0 && quoteId.length <= 64 && typeof key === 'string' && isKey(key);
}

/** The stored pending checkout; a damaged one is dropped. */
export function readPending(storage: SafeStorage): Pending | undefined {
  const value = readJson(storage, 'checkout');
  if (isPending(value)) return { quoteId: value.quoteId, key: value.key };
  if (value !== undefined) storage.drop('checkout');
  return undefined;
}

export const writePending = (storage: SafeStorage, pending: Pending): void => storage.write('checkout', JSON.stringify(pending));
