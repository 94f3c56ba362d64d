import * as z from 'zod/mini';
import { Filled, LooseId, LooseNumber } from './loose.ts';

/** The colours of products. */
export const PRODUCT_COLOURS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** A sample product; price in dollars, slug ends in '-id'. */
export const Product = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  category: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().check(z.gte(1), z.lte(5)),
});
export type Product = z.infer<typeof Product>;

/** A product in the shop's list. */
export const ListedProduct = z.extend(Product, { isInWishlist: z.boolean(), isInCart: z.boolean() });
export type ListedProduct = z.infer<typeof ListedProduct>;

/** A product on its details page. */
export const ProductDetail = z.extend(ListedProduct, { colorOptions: z.array(z.enum(PRODUCT_COLOURS)) });
export type ProductDetail = z.infer<typeof ProductDetail>;

/** A product of the wish list. */
export const WishedProduct = z.extend(Product, { isInCart: z.boolean() });
export type WishedProduct = z.infer<typeof WishedProduct>;

/** A product of the cart; its id is the product's, shippingDate is ISO. */
export const CartProduct = z.extend(Product, {
  isInWishlist: z.boolean(),
  qty: z.int(),
  shippingDate: z.string(),
  offers: z.int(),
  discountPercentage: z.int(),
});
export type CartProduct = z.infer<typeof CartProduct>;

/** A row of the wish list, and one of the cart. */
export const WishlistRow = z.object({ id: z.int(), productId: z.int() });
export type WishlistRow = z.infer<typeof WishlistRow>;
export const CartRow = z.extend(WishlistRow, { qty: z.int() });
export type CartRow = z.infer<typeof CartRow>;

/** Response of GET /apps/ecommerce/products. */
export const ProductListBody = z.object({
  products: z.array(ListedProduct),
  total: z.int(),
  userWishlist: z.array(WishlistRow),
  userCart: z.array(CartRow),
});
export type ProductListBody = z.infer<typeof ProductListBody>;

/** The quantity of a product in the cart. */
export const CartQuantity = z.object({ qty: z.pipe(LooseNumber, z.int().check(z.gte(1), z.lte(10))) });

/** A request body with a product's id. */
export const ProductChoice = z.object({ productId: LooseId });

/** The types of an address. */
export const ADDRESS_TYPES = ['home', 'work'] as const;
/** The payment methods of an order; `emi` is in instalments, `cod` on delivery. */
export const SHOP_PAYMENT_METHODS = ['saved-card', 'card', 'net-banking', 'emi', 'cod', 'gift-card'] as const;

/** The address and the payment of an order. */
export const ShopOrderDraft = z.object({
  address: z.object({
    fullName: Filled,
    phone: Filled,
    street: Filled,
    landmark: z.exactOptional(z.string()),
    city: Filled,
    postcode: Filled,
    state: Filled,
    type: z.enum(ADDRESS_TYPES),
  }),
  payment: z.object({ method: z.enum(SHOP_PAYMENT_METHODS) }),
  coupon: z.exactOptional(z.string()),
});
export type ShopOrderDraft = z.infer<typeof ShopOrderDraft>;

/** An order of the sample shop; total in dollars. */
export interface ShopOrder extends ShopOrderDraft {
  id: number;
  createdAt: string;
  items: { productId: number; name: string; price: number; qty: number }[];
  total: number;
}
