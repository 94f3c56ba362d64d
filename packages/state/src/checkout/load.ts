import { ApiError } from '@kado/api-client';

/** Loads the code that pays, which only the checkout needs; rejects with an ApiError. */
export const loadCheckout = () =>
  import('./pay.ts').catch((cause: unknown) => {
    throw ApiError.notLoaded(cause);
  });
