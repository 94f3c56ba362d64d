import type { ReceiptEmail } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Receipts. */
export const receipts = (http: Http) => ({
  email: (body: ReceiptEmail, signal?: AbortSignal) => http.post('/receipts/email', (c) => c.Queued, body, { signal }),
});
