import type { GiftProductQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

/** Gift cards on sale, by brand. Public. */
export const giftProducts = (http: Http) => ({
  list: (query: Page<GiftProductQuery> = {}, signal?: AbortSignal) =>
    http.get('/gift-products', (c) => c.listOf(c.GiftProduct), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(`/gift-products/${segment(id)}`, (c) => c.GiftProduct, { signal }),
});
