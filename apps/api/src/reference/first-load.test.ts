import { expect, it } from 'vitest';

import { planBody } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { giftCard, newKey, person, PIN, topup } from '../../test/people.ts';

withDatabases('Before it is known what is sold', (make) => {
  it('lists, quotes, plans and recipients with a network are unavailable for some seconds, and not cached by browsers', async () => {
    const { app, call } = await make();
    const { reference } = app;
    const { networks, giftProducts } = reference;
    const { token } = await person(app, { pin: PIN });
    const bodies = [
      ['quotes', { items: [topup(app)] }],
      ['quotes', { items: [giftCard(app)] }],
      ['plans', planBody(app)],
      ['recipients', { kind: 'topup', name: 'Ada', phone: '+2348035550142', networkId: networks[0]?.id }],
    ] as const;
    const lists = ['networks', 'gift-products', `gift-products/${giftProducts[0]?.id}`].concat(
      ...['topup', 'gift'].map((kind) => `countries?supports=${kind}`),
    );
    const ask = async () => [
      ...(await Promise.all(lists.map((path) => call(`GET /${path}`)))),
      ...(await Promise.all(
        bodies.map(([path, body]) => call(`POST /${path}`, { token, body, headers: { 'idempotency-key': newKey() } })),
      )),
    ];
    reference.awaitLoad('topup');
    reference.awaitLoad('gift');
    for (const { status, failure, headers } of await ask())
      expect([status, failure.code, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        'UNAVAILABLE',
        '5',
        'no-store',
      ]);
    for (const path of ['ready', 'countries', 'countries?supports=bank', 'banks', 'languages'])
      expect((await call(`GET /${path}`)).status).toBe(200);
    reference.replaceNetworks(networks);
    expect((await call('GET /networks')).status).toBe(200);
    reference.replaceGiftProducts(giftProducts);
    expect((await ask()).map(({ status }) => status)).toEqual([...lists.map(() => 200), ...bodies.map(() => 201)]);
  });
});
