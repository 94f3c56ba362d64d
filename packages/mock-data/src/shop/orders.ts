import { type ShopOrder, ShopOrderDraft } from '@kado/contracts/template';
import { readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { badRequest, findRow, nextId } from '../core/refusal.ts';
import { PRODUCTS, seedShop } from './data.ts';

/** Ordering: what is in the cart becomes an order, and the cart is empty. */
export const orderHandlers = ({ topic, now, post }: Backend) => [
  post('/apps/ecommerce/orders', async ({ args }) => {
    const draft = readAs(args, ShopOrderDraft, 'order');
    return created(
      await topic('shop', seedShop).change((shop) => {
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
