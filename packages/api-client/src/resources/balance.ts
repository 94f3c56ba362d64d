import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** The wallet. */
export const balance = (http: Http) => ({
  get: (signal?: AbortSignal) => http.get(endpoints.v1.balance, 'balance', { signal }),
});
