import type { CheckoutRequest } from '@kado/contracts';

import type { Http } from '../http.ts';

/** The checkout; repeated with the same key, it returns the first result instead of buying twice. */
export const checkout = (http: Http) => ({
  pay: ({ key, ...body }: CheckoutRequest & { key: string }, signal?: AbortSignal) =>
    http.post('/checkout', (c) => c.Order, body, { headers: { 'Idempotency-Key': key }, signal }),
});
