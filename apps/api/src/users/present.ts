import type { User } from '@kado/contracts';

import type { SignedIn, UserRow } from '../sessions/signed-in.ts';
import { languageOr } from '../words/words.ts';

/** A person as they see themselves. */
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
