import { expect, it } from 'vitest';

import { fakeReloadly } from '../../test/fake-reloadly.ts';
import { after } from '../clock.ts';
import { createReloadlyClient } from './client.ts';
import { Accepted } from './messages.ts';
import { fromReloadlyTime, readStatement, toReloadlyTime, TOPUPS } from './statement.ts';

it.each([
  ['2021-12-06 08:13:39', '2021-12-06T13:13:39.000Z'],
  ['2023-09-20 09:49:40', '2023-09-20T13:49:40.000Z'],
  ['2026-03-08 03:00:00', '2026-03-08T07:00:00.000Z'],
  ['2026-12-31 23:59:59', '2027-01-01T04:59:59.000Z'],
])('Reloadly’s %s is %s', (text, iso) => {
  expect(fromReloadlyTime(text).map((time) => time.toISOString())).toEqual([iso]);
  expect(toReloadlyTime(new Date(iso))).toBe(text);
});

it('Reloadly’s time in the repeated hour in autumn has two meanings', () =>
  expect(fromReloadlyTime('2026-11-01 01:30:00').map((time) => time.toISOString())).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ]));

it('the statements of the hours around a clock change contain the purchases of each hour', async () => {
  const fake = await fakeReloadly();
  try {
    const client = createReloadlyClient(fake.supplier, () => 0);
    const bought = ['04:50', '05:10', '05:50', '06:10', '06:50', '07:10'].map((time) => `2026-11-01T${time}:00.000Z`);
    for (const at of bought) {
      fake.now.text = toReloadlyTime(new Date(at));
      const order = { customIdentifier: at, amount: '7600.25' };
      await client.post('/topups-async', order, Accepted, new AbortController().signal);
    }
    for (const hour of ['04', '05', '06', '07']) {
      // Like the reconciliation: with a margin before, and until the promised time after.
      const [from, until] = [new Date(`2026-11-01T${hour}:00:00Z`), new Date(`2026-11-01T${hour}:59:59Z`)];
      const lines = await readStatement(client, TOPUPS, after(from, -600), after(until, 1500));
      const own = bought.filter((at) => at.slice(11, 13) === hour);
      expect(lines.map(({ reference }) => reference)).toEqual(expect.arrayContaining(own));
    }
  } finally {
    await fake.close();
  }
});

it('the statement contains the purchases of the period, with the delivered amounts', async () => {
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
