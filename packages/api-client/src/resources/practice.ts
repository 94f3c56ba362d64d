import type { Http } from '../http.ts';

/** Practice money: its token, and its balance filled up again. Both are calls of the real server. */
export const practice = (http: Http) => ({
  start: (signal?: AbortSignal) => http.post('/practice', (c) => c.PracticeToken, undefined, { signal }),
  refill: (signal?: AbortSignal) => http.post('/practice/refill', (c) => c.Ok, undefined, { signal }),
});
