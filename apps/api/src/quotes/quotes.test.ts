import type { Network, Quote } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, person, quoteFor, topup } from '../../test/people.ts';

withDatabases('Quotes', (make) => {
  it('keep their prices for ten minutes and are returned only to their owner', async () => {
    const { app, call, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const quote = await quoteFor(call, ada, [
      topup(app),
      topup(app, '43', { amount: { amountMinor: 500_000, currency: 'NGN' } }),
    ]);
    expect(quote).toMatchObject({
      total: { amountMinor: 530 + 359, currency: 'USD' },
      lines: [{ rate: '1520.00', etaMinutes: 1 }, { receive: { amountMinor: 500_000, currency: 'NGN' } }],
    });
    expect(new Date(quote.expiresAt).getTime()).toBe(clock.now().getTime() + 600_000);
    expect((await call<Quote>(`GET /quotes/${quote.id}`, { token: ada.token })).body.data).toEqual(quote);
    for (const [id, token] of [
      [quote.id, bob.token],
      ['nothing', ada.token],
      [ada.id, ada.token],
    ])
      expect((await call(`GET /quotes/${id}`, { token })).status).toBe(404);
  });

  it.each([
    [{ amountMinor: -1, currency: 'USD' }, 'items.0.amount.amountMinor'],
    [{ amountMinor: 0, currency: 'USD' }, 'items.0.amount.amountMinor'],
    [{ amountMinor: 0.1, currency: 'USD' }, 'items.0.amount.amountMinor'],
    [{ amountMinor: '1e3', currency: 'USD' }, 'items.0.amount.amountMinor'],
    [{ amountMinor: null, currency: 'USD' }, 'items.0.amount.amountMinor'],
    [{ amountMinor: 4935, currency: 'USD' }, 'items.0.amount', 'The most that can be sent is 49.34 USD.'],
    [{ amountMinor: 500, currency: 'EUR' }, 'items.0.amount', 'This can be sent in USD or NGN only.'],
  ])('M7 reject an amount of %j', async (amount, field, text: unknown = expect.any(String)) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const item = { ...topup(app), amount };
    const { status, failure } = await call('POST /quotes', { token, body: { items: [item] } });
    expect([status, failure.code, failure.fields]).toEqual([422, 'INVALID', { [field]: text }]);
  });

  it.each([
    ['en', 'The most that can be sent is ₦75,000.'],
    ['fr', 'Le montant maximal est de 75 000 ₦.'],
    ['de', 'Der größte mögliche Betrag ist 75.000 ₦.'],
    ['pt', 'O valor máximo de envio é ₦ 75.000.'],
    ['ar', 'أكثر ما يمكن إرساله هو 75,000 ₦.'],
  ])('name a limit in the recipient’s currency by its sign, in %s', async (language, text) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const body = { items: [topup(app, '42', { amount: { amountMinor: 7_500_001, currency: 'NGN' } })] };
    const { failure } = await call('POST /quotes', { token, body, headers: { 'accept-language': language } });
    const written = failure.fields?.['items.0.amount']?.replaceAll(/\s/g, ' ').replaceAll(/[\u200E\u200F]/g, '');
    expect(written).toBe(text);
  });

  it('M7 reject a price in the request, and NaN as an amount', async () => {
    const { app, call } = await make();
    const { token } = await person(app);
    const priced = await call('POST /quotes', {
      token,
      body: { items: [{ ...topup(app), price: 1 }], total: { amountMinor: 1, currency: 'USD' } },
    });
    expect([priced.status, Object.keys(priced.failure.fields ?? {}).toSorted()]).toEqual([422, ['items.0.price', 'total']]);
    const headers = { 'content-type': 'application/json' };
    expect((await call('POST /quotes', { token, headers, payload: '{"items":[{"amount":{"amountMinor":NaN}}]}' })).status).toBe(
      400,
    );
  });

  it.each([
    [
      {
        kind: 'gift',
        giftProductId: 'x',
        amount: { amountMinor: 1, currency: 'USD' },
        recipient: { name: 'R', email: 'r@kado.test' },
      },
      'giftProductId',
    ],
    [{ kind: 'bank', bankId: 'x', amount: { amountMinor: 1, currency: 'USD' }, account: { number: '1', holder: 'K' } }, 'bankId'],
    [{ kind: 'topup', networkId: 'x', amount: { amountMinor: 1, currency: 'USD' }, phone: '+2348035550142' }, 'networkId'],
  ])('report the unknown id in %j', async (item, field) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const { status, failure } = await call('POST /quotes', {
      token,
      body: { items: [topup(app), { id: 'x', ...item }] },
      headers: { 'accept-language': 'de' },
    });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, [`items.1.${field}`]]);
    expect(failure.fields?.[`items.1.${field}`]).toMatch(/Liste/);
  });

  it('warn about a new recipient, a look-alike number, a different network and an unusual amount', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const codes = async (ending: string, change = {}) =>
      (await quoteFor(call, ada, [topup(app, ending, change)])).risks.map(({ code }) => code);
    expect(await codes('42', { amount: { amountMinor: 4000, currency: 'USD' } })).toEqual(['NEW_RECIPIENT']);
    await buy(app, call, ada, [topup(app, '42'), topup(app, '02')]);
    expect(await codes('42')).toEqual([]);
    clock.advance(5);
    await app.worker.tick();
    expect(await codes('42')).toEqual([]);
    expect(await codes('02')).toEqual(['NEW_RECIPIENT', 'LOOK_ALIKE']);
    expect(await codes('24')).toEqual(['NEW_RECIPIENT', 'LOOK_ALIKE']);
    expect(await codes('42', { amount: { amountMinor: 1500, currency: 'USD' } })).toEqual([]);
    expect((await quoteFor(call, ada, [topup(app, '42', { amount: { amountMinor: 1501, currency: 'USD' } })])).risks).toEqual([
      { itemId: expect.any(String), code: 'UNUSUAL_AMOUNT', params: { largest: '5.00', currency: 'USD' } },
    ]);
    const harmattan = app.reference.networks.find(({ name }) => name === 'Harmattan')?.id ?? '';
    const [risk] = (await quoteFor(call, ada, [topup(app, '42', { networkId: harmattan })])).risks;
    expect(risk).toMatchObject({ code: 'NETWORK_MISMATCH', params: { chosen: 'Harmattan', detected: 'Sunbird' } });
    const twin = (await quoteFor(call, ada, [topup(app, '43')])).risks.find(({ code }) => code === 'LOOK_ALIKE');
    expect(twin?.params).toMatchObject({ known: '+2348035550142' });
    expect((await quoteFor(call, await person(app), [topup(app, '42')])).risks).toHaveLength(1);
    await expectInvariants(app.db);
  });

  it('list networks by country and by number, with the detected one first', async () => {
    const { call } = await make();
    const { body } = await call<Network[]>('GET /networks?countryIso=NG&phone=%2B2348035550142');
    expect(body.data.map(({ name, confidence }) => [name, confidence])).toEqual([
      ['Sunbird', 0.95],
      ['Harmattan', undefined],
      ['Palmwine Mobile', undefined],
      ['Zuma Cell', undefined],
    ]);
    expect((await call<Network[]>('GET /networks')).body.data.length).toBeGreaterThanOrEqual(60);
    expect((await call('GET /networks?countryIso=NG&page=2')).status).toBe(422);
  });
});
