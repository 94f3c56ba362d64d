import type { ReceiptEmail } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { RequestOptions } from '../send.ts';
import { segment } from '../segment.ts';

/** Receipts. */
export const receipts = (http: Http) => ({
  /** The content of an order's receipt, with the same texts as the PDF and the e-mail. */
  one: (orderId: string, signal?: AbortSignal) => http.get(`/orders/${segment(orderId)}/receipt`, (c) => c.Receipt, { signal }),
  /** The receipt as a PDF. */
  pdf: (orderId: string, request?: RequestOptions) =>
    http.blob(`/orders/${segment(orderId)}/receipt`, { ...request, headers: { Accept: 'application/pdf' } }),
  /** Whether this server issued a receipt with this reference and checksum. */
  verify: (reference: string, checksum: string, signal?: AbortSignal) =>
    http.get(`/receipts/${segment(reference)}/verify`, (c) => c.ReceiptValidity, {
      params: { checksum },
      signal,
    }),
  email: (body: ReceiptEmail, signal?: AbortSignal) => http.post('/receipts/email', (c) => c.Queued, body, { signal }),
});
