import { expect, it } from 'vitest';

import { fakeReloadly } from '../../test/fake-reloadly.ts';
import { createReloadlyClient } from './client.ts';
import { Accepted } from './messages.ts';
import { fromReloadlyTime, readStatement, toReloadlyTime, TOPUPS } from './statement.ts';

it.each([
  ['2021-12-06 08:13:39', '2021-12-06T13:13:39.000Z'],
  ['2023-09-20 09:49:40', '2023-09-20T13:49:40.000Z'],
  ['2026-03-08 03:00:00', '2026-03-08T07:00:00.000Z'],
  ['2026-12-31 23:59:59', '2027-01-01T04:59:59.000Z'],
])('Reloadly’s %s is %s', (text, iso) => {
  expect(fromReloadlyTime(text).toISOString()).toBe(iso);
  expect(toReloadlyTime(new Date(iso))).toBe(text);
});

it('the statement has what was bought in the time, with what was delivered', async () => {
  const fake = await fakeReloadly();
  try {
    const client = createReloadlyClient(fake.supplier, () => 0);
    const buy = (customIdentifier: string, at: string) => {
      fake.now.text = at;
      return client.post('/topups-async', { customIdentifier, amount: '7600.25' }, Accepted, new AbortController().signal);
    };
    await buy('before', '2026-11-20 08:59:59');
    await buy('first', '2026-11-20 09:00:00');
    fake.outcome.status = 'FAILED';
    await buy('last', '2026-11-20 09:59:59');
    await buy('after', '2026-11-20 10:00:00');
    const [from, until] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-20T15:00:00Z')];
    expect(await readStatement(client, TOPUPS, from, until)).toEqual([
      { reference: 'first', at: from, state: 'delivered', amount: 760_025n, currency: 'NGN' },
      { reference: 'last', at: new Date('2026-11-20T14:59:59Z'), state: 'failed', amount: 0n, currency: 'NGN' },
    ]);
  } finally {
    await fake.close();
  }
});
