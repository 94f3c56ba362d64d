import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

const path = endpoints.v1.users;

/** The signed-in person and their devices. */
export const users = (http: Http) => ({
  me: (signal?: AbortSignal) => http.get(path.me, 'user', { signal }),
  sessions: (signal?: AbortSignal) => http.get(path.sessions, 'sessions', { signal }),
  endSession: (id: string, signal?: AbortSignal) => http.delete(path.session(id), 'ok', { signal }),
  endOtherSessions: (signal?: AbortSignal) => http.delete(path.sessions, 'ok', { signal }),
});
