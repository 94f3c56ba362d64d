import type { ChangeContact, ChangePin, NotificationPreferences, UserChange, VerifyToken } from '@kado/contracts';

import type { Http } from '../http.ts';
import { segment } from '../segment.ts';

/** The signed-in user and their devices. */
export const users = (http: Http) => ({
  me: (signal?: AbortSignal) => http.get('/users/me', (c) => c.User, { signal }),
  change: (body: UserChange, signal?: AbortSignal) => http.patch('/users/me', (c) => c.User, body, { signal }),
  /** Ends every other session; this one gets new tokens. */
  changePin: (body: ChangePin, signal?: AbortSignal) => http.post('/users/me/change-pin', (c) => c.Session, body, { signal }),
  /** Sends a code to the new address or phone. */
  changeContact: (body: ChangeContact, signal?: AbortSignal) =>
    http.post('/users/me/change-contact', (c) => c.Challenge, body, { signal }),
  verifyContact: (body: VerifyToken, signal?: AbortSignal) =>
    http.post('/users/me/change-contact/verify', (c) => c.User, body, { signal }),
  preferences: (signal?: AbortSignal) =>
    http.get('/users/me/notification-preferences', (c) => c.NotificationPreferences, { signal }),
  setPreferences: (body: NotificationPreferences, signal?: AbortSignal) =>
    http.put('/users/me/notification-preferences', (c) => c.NotificationPreferences, body, { signal }),
  /** The newest hundred. */
  sessions: (signal?: AbortSignal) =>
    http.get('/users/me/sessions', (c) => c.listOf(c.SessionRow), { params: { limit: 100 }, signal }),
  endSession: (id: string, signal?: AbortSignal) => http.delete(`/users/me/sessions/${segment(id)}`, (c) => c.Ok, { signal }),
  endOtherSessions: (signal?: AbortSignal) => http.delete('/users/me/sessions', (c) => c.Ok, { signal }),
});
