import type { Db } from '../db/types.ts';
import type { UserRow } from './user.ts';
import { findUserByEmail, findUserByVerifiedPhone } from './repository.ts';
import { type Identifier, limitKey, readIdentifier } from './identifiers.ts';

export type Account = {
  identifier: Identifier;
  user: UserRow | undefined;
  /** The key under which wrong PINs are counted. */
  key: string;
};

/**
 * Finds the account of a typed e-mail address or phone number. Every input takes one query. With `hold`, the account keeps this address or phone until the
 * transaction ends.
 */
export async function findAccount(db: Db, typed: string, options: { hold?: boolean } = {}): Promise<Account> {
  const identifier = readIdentifier(typed);
  const user =
    identifier.kind === 'email'
      ? await findUserByEmail(db, identifier.email, options)
      : await findUserByVerifiedPhone(db, identifier.phone, options);
  return { identifier, user, key: limitKey(user ? { kind: 'email', email: user.emailKey } : identifier) };
}
