import type { Http } from '../http.ts';

/** The signed-in user and their devices. */
export const users = (http: Http) => ({
  me: (signal?: AbortSignal) => http.get('/users/me', (c) => c.User, { signal }),
  sessions: (signal?: AbortSignal) => http.get('/users/me/sessions', (c) => c.listOf(c.SessionRow), { signal }),
  endSession: (id: string, signal?: AbortSignal) =>
    http.delete(`/users/me/sessions/${encodeURIComponent(id)}`, (c) => c.Ok, { signal }),
  endOtherSessions: (signal?: AbortSignal) => http.delete('/users/me/sessions', (c) => c.Ok, { signal }),
});
