import type { users } from '../db/schema/identity.ts';

export type UserRow = typeof users.$inferSelect;
/** The person of a request and the session they came with. */
export type SignedIn = Omit<UserRow, 'pinHash' | 'emailKey' | 'suspendedAt'> & { sessionId: string; lastSeenAt: Date };
