import { Ability, User } from '@kado/contracts';
import * as z from 'zod/mini';

/** An account of the template; `@kado/state/template` has its full type. */
export type StoredAccount = { id: number };

/** What is stored of a session. */
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

/** The product's stored user data if it is valid, otherwise undefined. */
export function parseUserData(value: unknown): UserData | undefined {
  const parsed = Stored.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
