import type { CartProduct } from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.cart;

/** The template's cart of sample products; ids are the products'. */
export const cart = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<{ products: CartProduct[] }>(path.all, { signal }),
  add: (productId: number, signal?: AbortSignal) => http.post<void>(path.all, { productId }, { signal }),
  setQty: (productId: number, qty: number, signal?: AbortSignal) => http.patch<void>(path.one(productId), { qty }, { signal }),
  remove: (productId: number, signal?: AbortSignal) => http.delete<void>(path.one(productId), { signal }),
});
