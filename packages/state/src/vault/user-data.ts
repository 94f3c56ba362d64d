import { Ability, User } from '@kado/contracts';
import * as z from 'zod/mini';

/** What is stored, sealed, under `userData`; expiresAt is this client's clock (ms). Never a PIN, a code or the refresh token. */
export const UserData = z.object({
  user: User,
  ability: z.optional(z.array(Ability)),
  token: z.string().check(z.minLength(1)),
  expiresAt: z.number(),
});
export type UserData = z.infer<typeof UserData>;

/** The stored user data when it is whole, otherwise undefined. */
export function parseUserData(value: unknown): UserData | undefined {
  const parsed = UserData.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
