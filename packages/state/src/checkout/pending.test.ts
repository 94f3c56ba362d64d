import { expect, it } from 'vitest';

import { safeStorage } from '../storage/safe-storage.ts';
import { fakeBrowser } from '../test/browser.ts';
import { readPending, writePending } from './pending.ts';

const KEY = 'k'.repeat(16);

it('a pending checkout is read as it was written', () => {
  const storage = safeStorage(fakeBrowser().open().storage);
  expect(readPending(storage)).toBeUndefined();
  writePending(storage, { quoteId: 'q1', key: KEY });
  expect(readPending(storage)).toEqual({ quoteId: 'q1', key: KEY });
});

it.each([
  ['all lengths', { quoteId: 'q'.repeat(64), key: 'aZ0_-'.repeat(25) + 'xyz' }, true],
  ['something else too', { quoteId: 'q', key: KEY, pin: '1' }, true],
  ['no quote', { key: KEY }, false],
  ['an empty quote', { quoteId: '', key: KEY }, false],
  ['a quote that is too long', { quoteId: 'q'.repeat(65), key: KEY }, false],
  ['a list of one quote', { quoteId: ['q'], key: KEY }, false],
  ['no key', { quoteId: 'q' }, false],
  ['a list of one key', { quoteId: 'q', key: [KEY] }, false],
  ['a key that is too short', { quoteId: 'q', key: 'k'.repeat(15) }, false],
  ['a key that is too long', { quoteId: 'q', key: 'k'.repeat(129) }, false],
  ['a key with a foreign character', { quoteId: 'q', key: `${KEY}!` }, false],
  ['a key that begins with one', { quoteId: 'q', key: `!${KEY}` }, false],
  ['nothing', null, false],
  ['a number', 7, false],
])('a stored checkout with %s is read, or dropped', (_, value, valid) => {
  const { storage } = fakeBrowser().open();
  storage.setItem('checkout', JSON.stringify(value));
  const found = readPending(safeStorage(storage));
  expect(found).toEqual(
    valid ? { quoteId: (value as { quoteId: string }).quoteId, key: (value as { key: string }).key } : undefined,
  );
  expect(storage.getItem('checkout') !== null).toBe(valid);
});
