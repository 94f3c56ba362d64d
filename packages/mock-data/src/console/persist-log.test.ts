import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { persistLog } from './persist-log.ts';

it.each([
  ['restores the log after a reload', (text: string) => text, 'restored'],
  ['starts an empty log if the stored one is damaged', (text: string) => text.slice(1), 'empty'],
  ['starts an empty log if the stored one is something else', () => '{"requests":[{}]}', 'empty'],
])('%s', async (_, change, outcome) => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, change(text)),
  };
  const [page, before, after] = [new EventTarget(), createLog(() => new Date(0)), createLog(() => new Date(0))];
  persistLog({ log: before, storage, page });
  await before.start('invoice', new Request('http://localhost/a'))(new Response(null, { status: 500 }));
  page.dispatchEvent(new Event('pagehide'));
  persistLog({ log: after, storage, page });
  expect(after.get()).toEqual(outcome === 'restored' ? before.get() : { requests: [], total: 0, failed: 0 });
  await after.start('invoice', new Request('http://localhost/b'))(new Response(null));
  expect(after.get().requests.map(({ id }) => id)).toEqual(outcome === 'restored' ? [2, 1] : [1]);
});
