import { type GiftProduct, LANGUAGES, priceOf } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { seedGiftProducts } from '../reference/gift-products.ts';

withDatabases('Gift products', (make) => {
  const list = async (call: Awaited<ReturnType<typeof make>>['call'], query = '', language = 'en') =>
    call<GiftProduct[]>(`GET /gift-products${query}`, { headers: { 'accept-language': language } });

  it('are at least 60 in 12 countries, each with a price, initials and instructions', async () => {
    const { app } = await make();
    const { giftProducts } = app.reference;
    expect(giftProducts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(giftProducts.map(({ countryIso }) => countryIso)).size).toBeGreaterThanOrEqual(12);
    for (const key of ['id', 'brand'] as const)
      expect(new Set(giftProducts.map((each) => each[key])).size).toBe(giftProducts.length);
    for (const { denominations, min, max, art, currency, rate, fee } of giftProducts) {
      expect(art.initials).toHaveLength(2);
      expect([denominations === undefined, min === undefined, max === undefined]).toEqual(
        denominations ? [false, true, true] : [true, false, false],
      );
      for (const amount of denominations ?? [min!, max!]) {
        expect(amount.currency).toBe(currency);
        const { send } = priceOf(amount, { currency: 'USD', receiveCurrency: currency, rate, fee });
        expect(send.amountMinor).toBeGreaterThan(0);
      }
    }
    const iso = app.reference.countries('en', 'gift').map((country) => country.iso);
    expect(iso.toSorted()).toEqual([...new Set(giftProducts.map(({ countryIso }) => countryIso))].toSorted());
  });

  it.each(['USD', 'EUR', 'JPY', 'KWD', 'BRL'])('have a price in a wallet of %s', (wallet) => {
    for (const { rate, fee, currency, denominations, max } of seedGiftProducts(wallet)) {
      const amount = denominations?.[0] ?? max!;
      expect(priceOf(amount, { currency: wallet, receiveCurrency: currency, rate, fee }).receive).toEqual(amount);
      expect(fee.fixed.currency).toBe(wallet);
    }
  });

  it.each(LANGUAGES.map(({ code }) => code))('explain in %s where their code is entered', async (language) => {
    const { call, app } = await make();
    const { body } = await list(call, '?limit=100', language);
    expect(body.data).toHaveLength(app.reference.giftProducts.length);
    const english = (await list(call, '?limit=100')).body.data;
    for (const [index, { brand, redeem }] of body.data.entries()) {
      expect(redeem).toContain(brand);
      expect(redeem === english[index]?.redeem).toBe(language === 'en');
    }
  });

  it('are filtered by country, category and brand, ignoring accents', async () => {
    const { call } = await make();
    const brands = async (query: string) => (await list(call, query)).body.data.map(({ brand }) => brand);
    expect(await brands('?countryIso=NG')).toHaveLength(5);
    expect(await brands('?countryIso=MA&category=entertainment')).toEqual(['Ciné Jasmin']);
    expect(await brands('?q=CINE%20a')).toEqual(['Bituin Cinemas', 'Cine Araucária', 'Ciné Jasmin', 'Nyota Cinema']);
    expect(await brands('?q=cine%20tour')).toEqual(['Ciné Tournesol']);
    for (const nothing of ['?countryIso=AQ', '?category=nothing', '?q=nothing']) expect(await brands(nothing)).toEqual([]);
  });

  it('come in pages by brand, without a gap or a repetition', async () => {
    const { call, app } = await make();
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await list(call, `?limit=7${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.meta?.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual(app.reference.giftProducts.map(({ id }) => id));
    expect((await list(call)).body.data).toHaveLength(20);
    const wrong = Buffer.from(JSON.stringify(['x'])).toString('base64url');
    for (const query of ['?cursor=x', `?cursor=${wrong}`, '?limit=0', '?limit=101', '?countryIso=ng', '?sort=brand'])
      expect([query, (await list(call, query)).status]).toEqual([query, 422]);
  });

  it('continue after a card that is no longer sold', async () => {
    const { call, app } = await make();
    const { giftProducts: all } = app.reference;
    const { nextCursor } = (await list(call, '?limit=7')).body.meta!;
    app.reference.replaceGiftProducts(all.filter((_, at) => at !== 6));
    const behind = all.slice(7).filter(({ brand }) => brand !== all[6]!.brand);
    const next = await list(call, `?limit=100&cursor=${nextCursor}`);
    expect(next.body.data.map(({ id }) => id)).toEqual(behind.map(({ id }) => id));
  });

  it('are found by their id, and other ids are unknown', async () => {
    const { call, app } = await make();
    const [first] = app.reference.giftProducts;
    expect((await call<GiftProduct>(`GET /gift-products/${first!.id}`)).body.data).toMatchObject({ brand: first!.brand });
    for (const id of ['x', '019b76e0-0000-7fcd-958c-000000000000'])
      expect((await call(`GET /gift-products/${id}`)).status).toBe(404);
  });
});
