import { type ShopOrder, ShopOrderDraft } from '@kado/contracts';
import { readAs } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { badRequest } from '../core/errors.ts';
import { findRow, nextId } from '../core/rows.ts';
import { PRODUCTS, seedShop } from './data.ts';

/** Placing an order, which empties the cart. */
export const orderHandlers = ({ http, record, now }: TopicContext) => [
  http.post('/apps/ecommerce/orders', async ({ args }) => {
    const draft = readAs(args, ShopOrderDraft, 'order');
    return created(
      await record('shop', seedShop).change((shop) => {
        if (shop.cart.length === 0) throw badRequest('The cart is empty');
        const items = shop.cart.map(({ productId, qty }) => {
          const { name, price } = findRow(PRODUCTS, productId, 'Product');
          return { productId, name, price, qty };
        });
        const cents = items.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0);
        const order: ShopOrder = { id: nextId(shop.orders), ...draft, items, total: cents / 100, createdAt: now().toISOString() };
        shop.orders.push(order);
        shop.cart = [];
        return { order };
      }),
    );
  }),
];
