import type { ReceiptEmail } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** Receipts. */
export const receipts = (http: Http) => ({
  email: (body: ReceiptEmail, signal?: AbortSignal) => http.post(endpoints.v1.receipts.email, 'queued', body, { signal }),
});
