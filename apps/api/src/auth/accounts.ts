import type { Db } from '../db/types.ts';
import type { UserRow } from '../sessions/signed-in.ts';
import { findUserByEmail, findUserByVerifiedPhone } from '../users/repository.ts';
import { type Identifier, limitKey, readIdentifier } from './identifiers.ts';

export type Account = {
  identifier: Identifier;
  user: UserRow | undefined;
  /** What wrong tries are counted under. */ key: string;
};

/** Who is meant by what somebody typed, if anybody; one query, whatever was typed. */
export async function findAccount(db: Db, typed: string): Promise<Account> {
  const identifier = readIdentifier(typed);
  const user =
    identifier.kind === 'email'
      ? await findUserByEmail(db, identifier.email)
      : await findUserByVerifiedPhone(db, identifier.phone);
  return { identifier, user, key: limitKey(user ? { kind: 'email', email: user.emailKey } : identifier) };
}
