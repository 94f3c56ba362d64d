import type { Http } from '../http.ts';

/** Practice money: `start` returns its token, `refill` restores its balance. Both are calls of /api/v1. */
export const practice = (http: Http) => ({
  start: (signal?: AbortSignal) => http.post('/practice', (c) => c.PracticeToken, undefined, { signal }),
  refill: (signal?: AbortSignal) => http.post('/practice/refill', (c) => c.Ok, undefined, { signal }),
});
