import type { OrderQuery, RedirectGift, RevealGift } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

const itemPath = (id: string, itemId: string): string => `/orders/${segment(id)}/items/${segment(itemId)}`;

/** Orders, newest first. */
export const orders = (http: Http) => ({
  list: (query: Page<OrderQuery> = {}, signal?: AbortSignal) =>
    http.get('/orders', (c) => c.listOf(c.Order), { params: query, signal }),
  csv: (query: Page<OrderQuery> = {}, signal?: AbortSignal) => http.csv('/orders', { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(`/orders/${segment(id)}`, (c) => c.Order, { signal }),
  /** Possible while all items are queued; otherwise 409 STATE_CONFLICT. */
  cancel: (id: string, signal?: AbortSignal) => http.post(`/orders/${segment(id)}/cancel`, (c) => c.Order, undefined, { signal }),
  /** The code of a delivered gift card. `itemId` is the item's id in the order (not in the cart), which is also the `ref` of the grant. */
  reveal: (id: string, itemId: string, body: RevealGift, signal?: AbortSignal) =>
    http.post(`${itemPath(id, itemId)}/reveal`, (c) => c.RevealedGift, body, { signal }),
  /** Sends the e-mail with the link of a delivered gift card again. */
  resend: (id: string, itemId: string, signal?: AbortSignal) =>
    http.post(`${itemPath(id, itemId)}/resend`, (c) => c.Ok, undefined, { signal }),
  /** Changes the recipient of a gift card; possible until its code has been seen. */
  redirect: (id: string, itemId: string, body: RedirectGift, signal?: AbortSignal) =>
    http.patch(`${itemPath(id, itemId)}/recipient`, (c) => c.Order, body, { signal }),
});
