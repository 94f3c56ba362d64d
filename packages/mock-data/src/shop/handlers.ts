import { CartQuantity, PRODUCT_COLOURS, type Product, ProductChoice } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, idArg, queryArgs, readAs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { addDays } from '../core/dates.ts';
import { notFound } from '../core/errors.ts';
import { createRandom } from '../core/random.ts';
import { findRow, nextId } from '../core/rows.ts';
import { PRODUCTS, seedShop, type Shop } from './data.ts';
import { listProducts } from './list.ts';
import { orderHandlers } from './orders.ts';

const has = (rows: Shop['wishlist'], { id }: Product): boolean => rows.some(({ productId }) => productId === id);
const productOf = (id: number): Product => findRow(PRODUCTS, id, 'Product');
const flagged = ({ wishlist, cart }: Shop, product: Product) => ({
  ...product,
  isInWishlist: has(wishlist, product),
  isInCart: has(cart, product),
});

function removeProduct(rows: Shop['wishlist'], id: number): void {
  const at = rows.findIndex(({ productId }) => productId === id);
  if (at >= 0) rows.splice(at, 1);
}

const readHandlers = ({ record, now, seed }: TopicContext) => {
  const shop = record('shop', seedShop);
  return [
    http.get('/apps/ecommerce/products', async ({ request }) => {
      const { total, page } = listProducts(queryArgs(request));
      const stored = await shop.read();
      const products = page.map((product) => flagged(stored, product));
      return HttpResponse.json({ products, total, userWishlist: stored.wishlist, userCart: stored.cart });
    }),
    http.get('/apps/ecommerce/products/:id', async ({ params }) => {
      const id = idArg(params);
      const product = PRODUCTS.find((one) => one.id === id);
      if (!product) throw new HttpResponse(null, { status: 404 });
      return HttpResponse.json({ product: { ...flagged(await shop.read(), product), colorOptions: PRODUCT_COLOURS } });
    }),
    http.get('/apps/ecommerce/wishlist', async () => {
      const { wishlist, cart } = await shop.read();
      const products = wishlist.map(({ productId }) => productOf(productId));
      return HttpResponse.json({ products: products.map((product) => ({ ...product, isInCart: has(cart, product) })) });
    }),
    http.get('/apps/ecommerce/cart', async () => {
      const { wishlist, cart } = await shop.read();
      const products = cart.map(({ productId, qty }) => {
        const random = createRandom(seed, 'cart', productId);
        const offer = {
          shippingDate: addDays(now(), random.between(1, 8)).toISOString(),
          offers: random.between(1, 4),
          discountPercentage: random.between(3, 20),
        };
        return { ...productOf(productId), isInWishlist: has(wishlist, productOf(productId)), qty, ...offer };
      });
      return HttpResponse.json({ products });
    }),
  ];
};

const writeHandlers = ({ record }: TopicContext) => {
  const shop = record('shop', seedShop);
  return [
    http.post('/apps/ecommerce/cart', async ({ request }) => {
      const product = productOf(readAs(await bodyArgs(request), ProductChoice, 'cart').productId);
      await shop.change(({ cart }) => {
        if (!has(cart, product)) cart.push({ id: nextId(cart), productId: product.id, qty: 1 });
      });
      return new HttpResponse(null, { status: 201 });
    }),
    http.patch('/apps/ecommerce/cart/:productId', async ({ request, params }) => {
      const { qty } = readAs(await bodyArgs(request), CartQuantity, 'cart');
      const id = idArg(params, 'productId');
      await shop.change(({ cart }) => {
        const row = cart.find(({ productId }) => productId === id);
        if (!row) throw notFound('Cart row', id);
        row.qty = qty;
      });
      return new HttpResponse();
    }),
    http.delete('/apps/ecommerce/cart/:productId', async ({ params }) => {
      const id = idArg(params, 'productId');
      await shop.change(({ cart }) => removeProduct(cart, id));
      return new HttpResponse();
    }),
    http.post('/apps/ecommerce/wishlist', async ({ request }) => {
      const product = productOf(readAs(await bodyArgs(request), ProductChoice, 'wishlist').productId);
      await shop.change(({ wishlist }) => {
        if (!has(wishlist, product)) wishlist.push({ id: nextId(wishlist), productId: product.id });
      });
      return new HttpResponse(null, { status: 201 });
    }),
    http.delete('/apps/ecommerce/wishlist/:productId', async ({ params }) => {
      const id = idArg(params, 'productId');
      await shop.change(({ wishlist }) => removeProduct(wishlist, id));
      return new HttpResponse();
    }),
  ];
};

/** The shop: products, wish list, cart, orders. */
export const shopHandlers = (context: TopicContext) => [
  ...readHandlers(context),
  ...writeHandlers(context),
  ...orderHandlers(context),
];
