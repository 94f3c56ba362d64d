import { Ability, User } from '@kado/contracts';
import * as z from 'zod/mini';

/** Somebody with another kind of account than the product's: the template's people. `@kado/state/template` knows what it holds. */
export type StoredAccount = { id: number };

/** What is stored of a signed-in person. */
export type UserData = {
  user: User | StoredAccount;
  ability?: Ability[] | undefined;
  token: string;
  refreshToken?: string | undefined;
  /** By this client's clock (ms). */
  expiresAt: number;
};

/** What every variant stores, encrypted, under `userData`. Never a PIN or a code. */
export const storedSession = {
  ability: z.optional(z.array(Ability)),
  token: z.string().check(z.minLength(1)),
  expiresAt: z.number(),
};

const Stored = z.object({ user: User, ...storedSession });

/** The stored user data of the product when it is whole, otherwise undefined. */
export function parseUserData(value: unknown): UserData | undefined {
  const parsed = Stored.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
