import type { CartProduct } from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';
import { segment } from '../segment.ts';

/** The template's cart of sample products; every id is a product id. */
export const cart = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<{ products: CartProduct[] }>('/apps/ecommerce/cart', { signal }),
  add: (productId: number, signal?: AbortSignal) => http.post<void>('/apps/ecommerce/cart', { productId }, { signal }),
  setQty: (productId: number, qty: number, signal?: AbortSignal) =>
    http.patch<void>(`/apps/ecommerce/cart/${segment(productId)}`, { qty }, { signal }),
  remove: (productId: number, signal?: AbortSignal) =>
    http.delete<void>(`/apps/ecommerce/cart/${segment(productId)}`, { signal }),
});
