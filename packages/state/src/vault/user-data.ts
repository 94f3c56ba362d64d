import { Ability, User } from '@kado/contracts';
import * as z from 'zod/mini';

/** An account of the template; `@kado/state/template` has its full type. */
export type StoredAccount = { id: number };

/** The stored part of a session. */
export type UserData = {
  user: User | StoredAccount;
  ability?: Ability[] | undefined;
  token: string;
  refreshToken?: string | undefined;
  /** In ms since 1970, by this client's clock. */
  expiresAt: number;
};

/** The fields that both variants store, encrypted, under `userData`. Never a PIN or a code. */
export const storedSession = {
  ability: z.optional(z.array(Ability)),
  token: z.string().check(z.minLength(1)),
  expiresAt: z.number(),
};

const Stored = z.object({ user: User, ...storedSession });

/** The product's stored user data if it is valid, otherwise undefined. */
export function parseUserData(value: unknown): UserData | undefined {
  const parsed = Stored.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
