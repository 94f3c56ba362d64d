import { CartQuantity, PRODUCT_COLOURS, type Product, ProductChoice } from '@kado/contracts';
import { HttpResponse } from 'msw/http';
import { idArg, readAs } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { addDays } from '../core/dates.ts';
import { createRandom } from '../core/random.ts';
import { notFound } from '../core/errors.ts';
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

const readHandlers = ({ http, record, now, seed }: TopicContext) => {
  const shop = record('shop', seedShop);
  return [
    http.get('/apps/ecommerce/products', async ({ args }) => {
      const stored = await shop.read();
      const { total, page } = listProducts(args);
      return {
        products: page.map((product) => flagged(stored, product)),
        total,
        userWishlist: stored.wishlist,
        userCart: stored.cart,
      };
    }),
    http.get('/apps/ecommerce/products/:id', async ({ args }) => {
      const id = idArg(args);
      const product = PRODUCTS.find((one) => one.id === id);
      if (!product) throw new HttpResponse(null, { status: 404 });
      return { product: { ...flagged(await shop.read(), product), colorOptions: PRODUCT_COLOURS } };
    }),
    http.get('/apps/ecommerce/wishlist', async () => {
      const { wishlist, cart } = await shop.read();
      return {
        products: wishlist.map(({ productId }) => ({ ...productOf(productId), isInCart: has(cart, productOf(productId)) })),
      };
    }),
    http.get('/apps/ecommerce/cart', async () => {
      const { wishlist, cart } = await shop.read();
      return {
        products: cart.map(({ productId, qty }) => {
          const random = createRandom(seed, 'cart', productId);
          const offer = {
            shippingDate: addDays(now(), random.between(1, 8)).toISOString(),
            offers: random.between(1, 4),
            discountPercentage: random.between(3, 20),
          };
          return { ...productOf(productId), isInWishlist: has(wishlist, productOf(productId)), qty, ...offer };
        }),
      };
    }),
  ];
};

const writeHandlers = ({ http, record }: TopicContext) => {
  const shop = record('shop', seedShop);
  return [
    http.post('/apps/ecommerce/cart', async ({ args }) => {
      const product = productOf(readAs(args, ProductChoice, 'cart').productId);
      await shop.change(
        ({ cart }) => void (has(cart, product) || cart.push({ id: nextId(cart), productId: product.id, qty: 1 })),
      );
      return created();
    }),
    http.patch('/apps/ecommerce/cart/:productId', ({ args }) => {
      const { qty } = readAs(args, CartQuantity, 'cart');
      const id = idArg(args, 'productId');
      return shop.change(({ cart }) => {
        const row = cart.find(({ productId }) => productId === id);
        if (!row) throw notFound('Cart row', id);
        row.qty = qty;
      });
    }),
    http.delete('/apps/ecommerce/cart/:productId', ({ args }) =>
      shop.change(({ cart }) => removeProduct(cart, idArg(args, 'productId'))),
    ),
    http.post('/apps/ecommerce/wishlist', async ({ args }) => {
      const product = productOf(readAs(args, ProductChoice, 'wishlist').productId);
      await shop.change(
        ({ wishlist }) => void (has(wishlist, product) || wishlist.push({ id: nextId(wishlist), productId: product.id })),
      );
      return created();
    }),
    http.delete('/apps/ecommerce/wishlist/:productId', ({ args }) =>
      shop.change(({ wishlist }) => removeProduct(wishlist, idArg(args, 'productId'))),
    ),
  ];
};

/** The shop: products, wish list, cart, orders. */
export const shopHandlers = (context: TopicContext) => [
  ...readHandlers(context),
  ...writeHandlers(context),
  ...orderHandlers(context),
];
