import { CartQuantity, PRODUCT_COLOURS, type Product, ProductChoice } from '@kado/contracts/template';
import { idArg, readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { addDays } from '../core/dates.ts';
import { createRandom } from '../core/random.ts';
import { findRow, nextId, notFound, Refusal } from '../core/refusal.ts';
import { PRODUCTS, seedShop, type Shop } from './data.ts';
import { listProducts } from './listing.ts';
import { orderHandlers } from './orders.ts';

const has = (rows: Shop['wishlist'], { id }: Product): boolean => rows.some(({ productId }) => productId === id);
const productOf = (id: number): Product => findRow(PRODUCTS, id, 'Product');
const flagged = ({ wishlist, cart }: Shop, product: Product) => ({
  ...product,
  isInWishlist: has(wishlist, product),
  isInCart: has(cart, product),
});

function drop(rows: Shop['wishlist'], id: number): void {
  const at = rows.findIndex(({ productId }) => productId === id);
  if (at >= 0) rows.splice(at, 1);
}

const reading = ({ topic, get, now, seed }: Backend) => {
  const shop = topic('shop', seedShop);
  return [
    get('/apps/ecommerce/products', async ({ args }) => {
      const kept = await shop.read();
      const { total, page } = listProducts(args);
      return { products: page.map((product) => flagged(kept, product)), total, userWishlist: kept.wishlist, userCart: kept.cart };
    }),
    get('/apps/ecommerce/products/:id', async ({ args }) => {
      const id = idArg(args);
      const product = PRODUCTS.find((one) => one.id === id);
      if (!product) throw new Refusal(404, 'Unknown product', null);
      return { product: { ...flagged(await shop.read(), product), colorOptions: PRODUCT_COLOURS } };
    }),
    get('/apps/ecommerce/wishlist', async () => {
      const { wishlist, cart } = await shop.read();
      return {
        products: wishlist.map(({ productId }) => ({ ...productOf(productId), isInCart: has(cart, productOf(productId)) })),
      };
    }),
    get('/apps/ecommerce/cart', async () => {
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

const choosing = ({ topic, post, patch, remove }: Backend) => {
  const shop = topic('shop', seedShop);
  return [
    post('/apps/ecommerce/cart', async ({ args }) => {
      const product = productOf(readAs(args, ProductChoice, 'cart').productId);
      await shop.change(
        ({ cart }) => void (has(cart, product) || cart.push({ id: nextId(cart), productId: product.id, qty: 1 })),
      );
      return created();
    }),
    patch('/apps/ecommerce/cart/:productId', ({ args }) => {
      const { qty } = readAs(args, CartQuantity, 'cart');
      const id = idArg(args, 'productId');
      return shop.change(({ cart }) => {
        const row = cart.find(({ productId }) => productId === id);
        if (!row) throw notFound('Cart row', id);
        row.qty = qty;
      });
    }),
    remove('/apps/ecommerce/cart/:productId', ({ args }) => shop.change(({ cart }) => drop(cart, idArg(args, 'productId')))),
    post('/apps/ecommerce/wishlist', async ({ args }) => {
      const product = productOf(readAs(args, ProductChoice, 'wishlist').productId);
      await shop.change(
        ({ wishlist }) => void (has(wishlist, product) || wishlist.push({ id: nextId(wishlist), productId: product.id })),
      );
      return created();
    }),
    remove('/apps/ecommerce/wishlist/:productId', ({ args }) =>
      shop.change(({ wishlist }) => drop(wishlist, idArg(args, 'productId'))),
    ),
  ];
};

/** The shop calls: products, wish list, cart, orders. */
export const shopHandlers = (backend: Backend) => [...reading(backend), ...choosing(backend), ...orderHandlers(backend)];
