import type { GiftProduct, Order } from '@kado/contracts';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeReloadly, refused } from '../../test/fake-reloadly.ts';
import { fakeGifts, product } from '../../test/fake-reloadly-gifts.ts';
import { type MakeApp, withDatabases } from '../../test/fixture.ts';
import { buy, giftCard, person } from '../../test/people.ts';
import { gifts as storedGifts } from '../db/schema/gifts.ts';

const CODE = '6120200345149064 CARD-PIN-7';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server, with its log, whose supplier is a fake Reloadly with these gift cards. */
async function begin(make: MakeApp, products = [product()]) {
  const gifts = fakeGifts(products);
  const fake = await fakeReloadly([], { gifts });
  closing.push(fake.close);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const test = await make({ env: { supplier: fake.supplier }, log });
  const list = async () => (await test.call<GiftProduct[]>('GET /gift-products')).body.data;
  await vi.waitFor(() => expect(lines.join('')).toContain('gift cards loaded from Reloadly'), { timeout: 30_000 });
  return { ...test, ...fake, gifts, lines, list };
}

/** Like `begin`, with one bought gift card that is due. */
async function bought(make: MakeApp) {
  const test = await begin(make);
  const { app, call, clock } = test;
  const ada = await person(app);
  const order = await buy(app, call, ada, [giftCard(app, '42', { giftProductId: 'reloadly-gift-120' })]);
  const after = async (seconds: number) => {
    clock.advance(seconds);
    await app.worker.tick();
    const { body } = await call<Order>(`GET /orders/${order.id}`, { token: ada.token });
    const { status, failure } = body.data.items[0]!;
    return failure ? `${status} ${failure.code}` : status;
  };
  const itemId = order.items[0]!.id;
  const code = async () => {
    const [row] = await app.db.select().from(storedGifts);
    return app.giftVault.code(itemId, row?.code ?? '');
  };
  return { ...test, after, itemId, code };
}

withDatabases('Gift cards of Reloadly', (make) => {
  it("are sold instead of Kado's own, sorted by brand", async () => {
    const other = product({ productId: 7, productName: 'Adire & Co', country: { isoName: 'GH' } });
    const { list, app } = await begin(make, [product(), other, product({ productId: 8, status: 'INACTIVE' })]);
    expect((await list()).map(({ id, brand }) => [id, brand])).toEqual([
      ['reloadly-gift-7', 'Adire & Co'],
      ['reloadly-gift-120', 'Kasuwa Fresh NG'],
    ]);
    expect(app.reference.countries('en', 'gift').map(({ iso }) => iso)).toEqual(['GH', 'NG']);
  });

  it('are loaded from all pages', async () => {
    const { call } = await begin(make, [product(), product({ productId: 7, productName: 'Adire & Co' })]);
    const first = (await call<GiftProduct[]>('GET /gift-products?limit=1')).body;
    const next = await call<GiftProduct[]>(`GET /gift-products?cursor=${first.meta?.nextCursor}`);
    const ids = [first, next.body].map(({ data }) => data.map(({ id }) => id));
    expect(ids).toEqual([['reloadly-gift-7'], ['reloadly-gift-120']]);
  });

  it('are ordered with the item’s reference, and delivered with their code, which is not logged', async () => {
    const { after, gifts, itemId, code, lines } = await bought(make);
    expect(await after(5)).toBe('submitted');
    expect(gifts.orders.map(({ request }) => request)).toEqual([
      { productId: 120, quantity: 1, unitPrice: 15_050, customIdentifier: itemId, senderName: 'Kado', preOrder: false },
    ]);
    expect(await after(3)).toBe('delivered');
    expect(await code()).toBe(CODE);
    expect(lines.filter((line) => ['CARD-PIN-7', '6120200345149064', '@kado.test'].some((text) => line.includes(text)))).toEqual(
      [],
    );
  });

  it.each([
    ['the PIN alone', [{ pinCode: 'ONLY-PIN' }], 'ONLY-PIN'],
    ['the number alone', [{ cardNumber: '6120' }], '6120'],
  ])('have %s as their code if a card has only that', async (_, cards, text) => {
    const { after, gifts, code } = await bought(make);
    gifts.next.cards = cards;
    await after(5);
    expect(await after(3)).toBe('delivered');
    expect(await code()).toBe(text);
  });

  it('wait until their code is available', async () => {
    const { after, gifts, code } = await bought(make);
    gifts.next.cards = [];
    await after(5);
    expect(await after(3)).toBe('submitted');
    gifts.next.cards = [{ pinCode: 'LATER' }];
    expect(await after(3)).toBe('delivered');
    expect(await code()).toBe('LATER');
  });

  it.each(['FAILED', 'REFUNDED'])('release the money when an order ends as %s', async (status) => {
    const { after, gifts } = await bought(make);
    gifts.next.status = status;
    await after(5);
    expect(await after(3)).toBe('failed REFUSED');
  });

  it.each(['bought, then cut', 'cut'] as const)('M13 are bought once when a response is lost: %s', async (fault) => {
    const { after, faults, gifts, calls } = await bought(make);
    faults.push(fault);
    expect(await after(5)).toBe('submitted');
    const before = calls.length;
    await after(5);
    expect(calls[before]).toBe('GET /reports/transactions');
    await after(5);
    expect(await after(5)).toBe('delivered');
    expect(gifts.orders).toHaveLength(1);
  });

  it('M13 wait after a refusal that does not decide the outcome', async () => {
    const { after, faults, gifts } = await bought(make);
    faults.push(refused(500, 'SOMETHING_NEW'));
    expect(await after(5)).toBe('submitted');
    await after(5);
    expect(await after(5)).toBe('delivered');
    expect(gifts.orders).toHaveLength(1);
  });

  it("are in the statement with the recipient's amount", async () => {
    const { after, app, itemId } = await bought(make);
    await after(5);
    const [from, until] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-20T15:00:00Z')];
    expect(await app.supplier.statement(from, until, until)).toEqual([
      { reference: itemId, at: new Date('2026-11-20T14:17:05Z'), state: 'delivered', amount: 1_505_000n, currency: 'NGN' },
    ]);
  });

  it('are not sold without the URL of their API', async () => {
    const fake = await fakeReloadly();
    closing.push(fake.close);
    const { call } = await make({ env: { supplier: fake.supplier } });
    expect((await call<GiftProduct[]>('GET /gift-products')).body.data).toEqual([]);
  });
});
