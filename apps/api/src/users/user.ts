import type { User } from '@kado/contracts';

import type { users } from '../db/schema/identity.ts';
import { languageOr } from '../i18n/translate.ts';

export type UserRow = typeof users.$inferSelect;
/** The user of a request, and the session of its bearer token. */
export type SignedIn = Omit<UserRow, 'pinHash' | 'emailKey' | 'suspendedAt' | 'suspendedFor'> & {
  sessionId: string;
  lastSeenAt: Date;
};

/** A user as the API returns it to themselves. */
export const toUser = (row: SignedIn | UserRow): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  phoneVerified: row.phoneVerified,
  countryIso: row.countryIso,
  languageCode: languageOr(row.languageCode),
  ...(row.avatarFileId ? { avatarFileId: row.avatarFileId } : {}),
  createdAt: row.createdAt.toISOString(),
});
