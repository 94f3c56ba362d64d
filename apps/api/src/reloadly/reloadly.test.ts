import { dataOf, Network, type Order } from '@kado/contracts';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { CLIENT_SECRET, fakeReloadly, operator, refused } from '../../test/fake-reloadly.ts';
import { type MakeApp, withDatabases } from '../../test/fixture.ts';
import { buy, person, quoteFor, topup } from '../../test/people.ts';

const PHONE = '+2348035550142';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server, with its log, whose supplier is a fake Reloadly. */
async function begin(make: MakeApp, given: Parameters<typeof fakeReloadly> = []) {
  const fake = await fakeReloadly(...given);
  closing.push(fake.close);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const test = await make({ env: { supplier: fake.supplier }, log });
  const networks = async (query = '') => {
    const { body } = await test.call(`GET /networks${query}`);
    return z.parse(dataOf(z.array(Network)), body).data;
  };
  return { ...fake, ...test, lines, networks };
}

/** Like `begin`, with one bought item that is due. */
async function bought(make: MakeApp, given: Parameters<typeof fakeReloadly> = []) {
  const test = await begin(make, given);
  const { app, call, clock } = test;
  await vi.waitFor(async () => expect(await test.networks()).toHaveLength(given[0]?.length ?? 1), { timeout: 30_000 });
  const ada = await person(app);
  const order = await buy(app, call, ada, [topup(app, '42', { networkId: app.reference.networks[0]!.id })]);
  const after = async (seconds: number) => {
    clock.advance(seconds);
    await app.worker.tick();
    const { body } = await call<Order>(`GET /orders/${order.id}`, { token: ada.token });
    const { status, failure } = body.data.items[0]!;
    return failure ? `${status} ${failure.code}` : status;
  };
  return { ...test, after, itemId: order.items[0]!.id };
}

withDatabases('Reloadly as the supplier', (make) => {
  it('returns 503 for the list of networks until it is loaded, while everything else works', async () => {
    const fake = await fakeReloadly();
    closing.push(fake.close);
    const { call } = await make({ env: { supplier: { ...fake.supplier, clientSecret: 'wrong' } } });
    expect([(await call('GET /ready')).status, (await call('GET /networks')).status]).toEqual([200, 503]);
    expect((await call('GET /gift-products')).body).toEqual({ data: [] });
  });

  it('offers no bank gifts, because it does not deliver them', async () => {
    const { call } = await begin(make);
    for (const list of ['banks?use=payout', 'bank-prices?direction=payout', 'countries?supports=bank'])
      expect((await call(`GET /${list}`)).body).toEqual({ data: [] });
    for (const list of ['banks?use=deposit', 'bank-prices?direction=deposit'])
      expect((await call<unknown[]>(`GET /${list}`)).body.data.length).toBeGreaterThan(0);
  });

  it('lists the operators of all pages as networks, and puts the detected one first', async () => {
    const other = operator({ operatorId: 342, name: 'Harmattan', country: { isoName: 'KE' }, destinationCurrencyCode: 'KES' });
    const { networks } = await begin(make, [[other, operator()], { pageSize: 1 }]);
    await vi.waitFor(async () => expect(await networks()).toHaveLength(2), { timeout: 30_000 });
    expect((await networks()).map(({ id }) => id)).toEqual(['reloadly-342', 'reloadly-341']);
    expect(await networks(`?countryIso=NG`)).toHaveLength(1);
    const [first] = await networks(`?phone=${encodeURIComponent(PHONE)}`);
    expect(first).toMatchObject({ id: 'reloadly-342', confidence: 0.95 });
  });

  it('M7 warns about a network other than the detected one, for each number of a cart', async () => {
    const other = operator({ operatorId: 342, name: 'Harmattan' });
    const { app, call, networks } = await begin(make, [[other, operator()]]);
    await vi.waitFor(async () => expect(await networks()).toHaveLength(2), { timeout: 30_000 });
    const ada = await person(app);
    const codes = async (networkId: string) => {
      const { risks } = await quoteFor(call, ada, [topup(app, '42', { networkId })]);
      return risks.map(({ code, params }) => (code === 'NETWORK_MISMATCH' ? `${code} ${params['detected']}` : code));
    };
    expect(await codes('reloadly-341')).toContain('NETWORK_MISMATCH Harmattan');
    expect(await codes('reloadly-342')).toEqual(['NEW_RECIPIENT']);
    const many = ['10', '11', '12', '13', '14', '15', '16', '17'].map((end) => topup(app, end, { networkId: 'reloadly-341' }));
    const { risks } = await quoteFor(call, ada, many);
    expect(risks.filter(({ code }) => code === 'NETWORK_MISMATCH').map(({ itemId }) => itemId)).toEqual(many.map(({ id }) => id));
  });

  it('sells nothing when its account has another currency than the wallets', async () => {
    const { networks, lines } = await begin(make, [undefined, { currency: 'EUR' }]);
    await vi.waitFor(() => expect(lines.join('')).toContain('the Reloadly account is not in KADO_WALLET_CURRENCY'), {
      timeout: 30_000,
    });
    expect(await networks()).toEqual([]);
  });

  it('orders the received amount, with the item’s reference, and finds that it was delivered', async () => {
    const { after, bought: all, itemId } = await bought(make);
    expect(await after(5)).toBe('submitted');
    expect(all.map(({ request }) => request)).toEqual([
      {
        operatorId: 341,
        amount: '7600.25',
        useLocalAmount: true,
        customIdentifier: itemId,
        recipientPhone: { countryCode: 'NG', number: '2348035550142' },
      },
    ]);
    expect(await after(3)).toBe('delivered');
  });

  it('pays in the sender’s currency if an operator does not accept local amounts', async () => {
    const { after, bought: all } = await bought(make, [[operator({ supportsLocalAmounts: false })]]);
    await after(5);
    expect(all[0]?.request).toMatchObject({ amount: '5.00', useLocalAmount: false });
  });

  it('releases the money with the reason when a top-up fails later', async () => {
    const test = await bought(make);
    Object.assign(test.outcome, { status: 'FAILED', code: 'INVALID_RECIPIENT_PHONE' });
    await test.after(5);
    expect(await test.after(3)).toBe('failed INVALID_NUMBER');
  });

  it('releases the money at once when a top-up is finally refused', async () => {
    const { after, faults } = await bought(make);
    faults.push(refused(400, 'IMPOSSIBLE_AMOUNT'));
    expect(await after(5)).toBe('failed REFUSED');
  });

  it.each(['bought, then cut', 'cut'] as const)('M13 buys once at Reloadly when a response is lost: %s', async (fault) => {
    const { after, faults, bought: all, calls } = await bought(make);
    faults.push(fault);
    expect(await after(5)).toBe('submitted');
    const before = calls.length;
    await after(5);
    expect(calls[before]).toBe('GET /topups/reports/transactions');
    await after(5);
    expect(await after(5)).toBe('delivered');
    expect(all).toHaveLength(1);
  });

  it('M13 looks up an item when Reloadly already has its reference', async () => {
    const { after, faults, bought: all } = await bought(make);
    faults.push(refused(503, 'SERVICE_UNAVAILABLE', { 'retry-after': '2' }), 'bought, then cut');
    await after(5);
    await after(2);
    await after(5);
    expect(await after(5)).toBe('delivered');
    expect(all).toHaveLength(1);
  });

  it.each([
    ['0', 1],
    ['', 5],
  ])('M16 tries an item again after a wait when Reloadly says “Retry-After: %s”', async (retryAfter, seconds) => {
    const { after, faults, bought: all } = await bought(make);
    faults.push(refused(503, 'SERVICE_UNAVAILABLE', { 'retry-after': retryAfter }));
    expect(await after(5)).toBe('submitted');
    expect([faults, all]).toEqual([[], []]);
    await after(seconds);
    expect(all).toHaveLength(1);
  });

  it('waits while our account with Reloadly is empty, and never logs a secret or a phone number', async () => {
    const { after, faults, lines, endTokens } = await bought(make);
    faults.push(refused(400, 'INSUFFICIENT_BALANCE'));
    expect(await after(5)).toBe('submitted');
    endTokens();
    await after(60);
    expect(await after(5)).toBe('delivered');
    expect(lines.length).toBeGreaterThan(2);
    expect(
      lines.filter((line) => [CLIENT_SECRET, 'token-canary', PHONE.slice(1)].some((secret) => line.includes(secret))),
    ).toEqual([]);
  });
});
