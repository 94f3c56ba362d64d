import type { CheckoutRequest } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Paying; the same key asked again answers the first result instead of buying twice. */
export const checkout = (http: Http) => ({
  pay: ({ key, ...body }: CheckoutRequest & { key: string }, signal?: AbortSignal) =>
    http.post('/checkout', (c) => c.Order, body, { headers: { 'Idempotency-Key': key }, signal }),
});
