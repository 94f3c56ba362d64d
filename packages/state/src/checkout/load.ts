import { ApiError } from '@kado/api-client';

/** Loads what pays, which no page before the checkout needs; rejects with an ApiError. */
export const loadCheckout = () =>
  import('./pay.ts').catch((cause: unknown) => {
    throw ApiError.notLoaded(cause);
  });
