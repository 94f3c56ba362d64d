import { type ShopOrder, ShopOrderDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { badRequest } from '../core/errors.ts';
import { addRow, findRow, nextId } from '../core/rows.ts';
import { PRODUCTS, seedShop } from './data.ts';

/** Placing an order, which empties the cart. */
export const orderHandlers = ({ record, now }: TopicContext) => [
  http.post('/apps/ecommerce/orders', async ({ request }) => {
    const draft = readAs(await bodyArgs(request), ShopOrderDraft, 'order');
    const order = await record('shop', seedShop).change((shop) => {
      if (shop.cart.length === 0) throw badRequest('The cart is empty');
      const items = shop.cart.map(({ productId, qty }) => {
        const { name, price } = findRow(PRODUCTS, productId, 'Product');
        return { productId, name, price, qty };
      });
      const cents = items.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0);
      shop.cart = [];
      const placed = { id: nextId(shop.orders), ...draft, items, total: cents / 100, createdAt: now().toISOString() };
      return addRow<ShopOrder>(shop.orders, placed);
    });
    return HttpResponse.json({ order }, { status: 201 });
  }),
];
