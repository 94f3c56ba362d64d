import { expect, it } from 'vitest';

import type { ReloadlyClient } from './client.ts';
import { createDetection } from './detect.ts';

/** A fake Reloadly that responds when the test releases it, and the number of waiting calls. */
function heldReloadly() {
  const open = Promise.withResolvers<void>();
  const seen = { running: 0, most: 0 };
  const get = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await open.promise;
    seen.running -= 1;
    return { operatorId: 341 };
  };
  return { client: { get } as unknown as ReloadlyClient, answer: open.resolve, seen };
}

const phones = (count: number): string[] => Array.from({ length: count }, (_, index) => `+23480355501${index + 10}`);

it('A13 look-ups by strangers are skipped under load, and do not suppress warnings of quotes', async () => {
  const { client, answer, seen } = heldReloadly();
  const detect = createDetection(client);
  const strangers = phones(6).map((phone) => detect(phone, 'NG', false));
  const quotes = phones(20).map((phone) => detect(phone, 'NG', true));
  expect(await Promise.all(strangers.slice(4))).toEqual([undefined, undefined]);
  answer();
  expect(await Promise.all(strangers.slice(0, 4))).toEqual(phones(4).map(() => 'reloadly-341'));
  expect(await Promise.all(quotes)).toEqual(phones(20).map(() => 'reloadly-341'));
  expect(seen.most).toBe(14);
});

it('a failed detection returns nothing, and later ones still run', async () => {
  const get = () => Promise.reject(new Error('Reloadly is away'));
  const detect = createDetection({ get } as unknown as ReloadlyClient);
  for (const forQuote of [true, false])
    for (const phone of phones(5)) expect(await detect(phone, 'NG', forQuote)).toBeUndefined();
});
