import type { Product } from '@kado/contracts/template';
import { type Args, countArg, listArg, numberArg, textArg } from '../core/args.ts';
import { matches, pageOf } from '../core/list.ts';
import { PRODUCTS } from './data.ts';

const ORDERS = new Map<string, (a: Product, b: Product) => number>([
  ['price-asc', (a, b) => a.price - b.price || a.id - b.id],
  ['price-desc', (a, b) => b.price - a.price || a.id - b.id],
]);
const featured = (a: Product, b: Product): number => b.id - a.id;

function filterOf(args: Args): (product: Product) => boolean {
  const q = textArg(args, 'q');
  const low = numberArg(args, 'priceMin') ?? Number.NEGATIVE_INFINITY;
  const high = numberArg(args, 'priceMax') ?? Number.POSITIVE_INFINITY;
  const category = textArg(args, 'category');
  const brands = listArg(args, 'brand') ?? [];
  const rating = numberArg(args, 'rating') ?? 0;
  return (product) =>
    matches(q, [product.name]) &&
    product.price >= low &&
    product.price <= high &&
    (category === '' || product.category === category) &&
    (brands.length === 0 || brands.includes(product.brand)) &&
    product.rating >= rating;
}

/** The requested page of products; `total` is counted after the filters. */
export function listProducts(args: Args): { total: number; page: Product[] } {
  const paging = { page: countArg(args, 'page', 1), perPage: countArg(args, 'perPage', 9) };
  const found = PRODUCTS.filter(filterOf(args)).toSorted(ORDERS.get(textArg(args, 'sortBy')) ?? featured);
  return { total: found.length, page: pageOf(found, paging) };
}
