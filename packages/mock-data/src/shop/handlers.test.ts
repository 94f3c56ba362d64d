import { CartProduct, ProductDetail, ProductListBody, SHOP_PAYMENT_METHODS, WishedProduct } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countBy, NOW, testBackend } from '../testing.ts';

const call = testBackend();
const list = async (query = ''): Promise<ProductListBody> =>
  ProductListBody.parse((await call('GET', `/apps/ecommerce/products${query}`)).body);
const cart = async (): Promise<CartProduct[]> =>
  z.object({ products: z.array(CartProduct) }).parse((await call('GET', '/apps/ecommerce/cart')).body).products;
const wishlist = async (): Promise<WishedProduct[]> =>
  z.object({ products: z.array(WishedProduct) }).parse((await call('GET', '/apps/ecommerce/wishlist')).body).products;
const stored = async () => ({ cart: await cart(), wishlist: await wishlist() });
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

it('has the 27 products of the contract', async () => {
  const { products, total, userWishlist, userCart } = await list('?perPage=50');
  expect([total, ids(products).toSorted((a, b) => a - b)]).toEqual([27, Array.from({ length: 27 }, (_, index) => index + 1)]);
  expect(countBy(products, ({ rating }) => String(rating))).toEqual({ 1: 3, 2: 4, 3: 6, 4: 7, 5: 7 });
  expect(new Set(products.map(({ brand }) => brand)).size).toBe(21);
  expect(new Set(products.map(({ category }) => category)).size).toBe(10);
  expect(products.filter(({ hasFreeShipping }) => hasFreeShipping)).toHaveLength(6);
  expect([Math.min(...products.map(({ price }) => price)), Math.max(...products.map(({ price }) => price))]).toEqual([
    10.83, 7999.99,
  ]);
  expect(products.every(({ slug, id }) => slug.endsWith(`-${id}`))).toBe(true);
  expect([userWishlist.length, userCart.length]).toEqual([2, 5]);
  expect(new Set(ids(products.filter(({ isInCart }) => isInCart)))).toEqual(new Set(userCart.map(({ productId }) => productId)));
});

it.each([
  ['', 27, [27, 26, 25], 9],
  ['?sortBy=constructor', 27, [27, 26, 25], 9],
  ['?sortBy=__proto__', 27, [27, 26, 25], 9],
  ['?sortBy=price-asc', 27, [2, 9, 20], 9],
  ['?sortBy=price-desc', 27, [19, 11, 6], 9],
  ['?page=4', 27, [], 0],
  ['?q=WATCH', 2, [27, 7], 2],
  ['?q=stone', 0, [], 0],
  ['?priceMin=1000&priceMax=2000', 3, [18, 6, 4], 3],
  ['?category=Kitchen&sortBy=price-asc', 5, [16, 10, 15], 5],
  ['?brand=Pinemill&brand=Northbeam', 4, [18, 17, 8], 4],
  ['?rating=5', 7, [24, 17, 15], 7],
  ['?rating=&priceMin=', 27, [27, 26, 25], 9],
])('lists %s', async (query, total, first, length) => {
  const found = await list(query);
  expect([found.total, ids(found.products).slice(0, 3), found.products.length]).toEqual([total, first, length]);
});

it('returns a product with its colours, and an empty 404 for an unknown one', async () => {
  const { body } = await call('GET', '/apps/ecommerce/products/8');
  expect(z.object({ product: ProductDetail }).parse(body).product).toMatchObject({
    id: 8,
    isInCart: true,
    isInWishlist: false,
    colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
  });
  expect(await call('GET', '/apps/ecommerce/products/99')).toEqual({ status: 404, body: undefined });
});

it('adds a product once to cart and wish list, and removes it', async () => {
  for (const list of ['cart', 'wishlist']) {
    for (const _ of [1, 2])
      expect(await call('POST', `/apps/ecommerce/${list}`, { productId: '12' })).toEqual({ status: 201, body: undefined });
  }
  expect(ids(await cart())).toEqual([1, 8, 15, 9, 23, 12]);
  expect((await wishlist()).at(-1)).toMatchObject({ id: 12, isInCart: true });
  expect(await call('PATCH', '/apps/ecommerce/cart/12', { qty: '7' })).toEqual({ status: 200, body: undefined });
  await call('POST', '/apps/ecommerce/cart', { productId: 12 });
  expect((await cart()).at(-1)).toMatchObject({ id: 12, qty: 7, isInWishlist: true });
  for (const list of ['cart', 'wishlist']) {
    for (const _ of [1, 2]) expect(await call('DELETE', `/apps/ecommerce/${list}/12`)).toEqual({ status: 200, body: undefined });
  }
  expect([(await cart()).length, (await wishlist()).length]).toEqual([5, 2]);
});

it('returns the same offers every time, within their ranges', async () => {
  const products = await cart();
  for (const { shippingDate, offers, discountPercentage } of products) {
    const days = (Date.parse(shippingDate) - NOW.getTime()) / 86_400_000;
    expect(days >= 1 && days <= 8 && offers >= 1 && offers <= 4 && discountPercentage >= 3 && discountPercentage <= 20).toBe(
      true,
    );
  }
  expect(await cart()).toEqual(products);
});

const address = {
  fullName: 'Ada Byron',
  phone: '555',
  street: 'Mill Lane 1',
  city: 'London',
  postcode: 'N1',
  state: 'London',
  type: 'home',
};

it('places an order and empties the cart', async () => {
  const total = (await cart()).reduce((sum, { price, qty }) => sum + price * qty, 0);
  const ordered = await call('POST', '/apps/ecommerce/orders', { address, payment: { method: 'cod' } });
  expect(ordered).toMatchObject({
    status: 201,
    body: { order: { id: 1, total: expect.closeTo(total, 5), address, payment: { method: 'cod' } } },
  });
  expect(await cart()).toEqual([]);
  expect((await call('POST', '/apps/ecommerce/orders', { address, payment: { method: 'cod' } })).status).toBe(400);
});

it.each([...SHOP_PAYMENT_METHODS])('accepts an order that is paid by %s and delivered to the workplace', async (method) => {
  const order = { address: { ...address, type: 'work' }, payment: { method } };
  expect(await call('POST', '/apps/ecommerce/orders', order)).toMatchObject({ status: 201, body: { order } });
});

it.each([
  ['GET', '/apps/ecommerce/products?perPage=x', undefined, 400],
  ['GET', '/apps/ecommerce/products?priceMin=cheap', undefined, 400],
  ['GET', '/apps/ecommerce/products/abc', undefined, 400],
  ['POST', '/apps/ecommerce/cart', {}, 400],
  ['POST', '/apps/ecommerce/cart', { productId: 99 }, 404],
  ['POST', '/apps/ecommerce/wishlist', { productId: 'x' }, 400],
  ['POST', '/apps/ecommerce/wishlist', { productId: 99 }, 404],
  ['PATCH', '/apps/ecommerce/cart/1', { qty: 0 }, 400],
  ['PATCH', '/apps/ecommerce/cart/1', { qty: 11 }, 400],
  ['PATCH', '/apps/ecommerce/cart/2', { qty: 1 }, 404],
  ['DELETE', '/apps/ecommerce/cart/x', undefined, 400],
  ['POST', '/apps/ecommerce/orders', { address: { ...address, city: '' }, payment: { method: 'cod' } }, 400],
  ['POST', '/apps/ecommerce/orders', { address: { ...address, type: 'moon' }, payment: { method: 'cod' } }, 400],
  ['POST', '/apps/ecommerce/orders', { address, payment: { method: 'barter' } }, 400],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await stored();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await stored()).toEqual(before);
});
