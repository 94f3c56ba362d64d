import type { Http } from '../http.ts';

/** The wallet. */
export const balance = (http: Http) => ({
  get: (signal?: AbortSignal) => http.get('/balance', (c) => c.Balance, { signal }),
});
