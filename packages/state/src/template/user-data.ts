import { TemplateUserData } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { storedSession, type UserData } from '../vault/user-data.ts';

/** The template stores its refresh token too: its backend is the page itself. */
const Stored = z.object({ user: TemplateUserData, refreshToken: z.string().check(z.minLength(1)), ...storedSession });

/** The stored user data of the template when it is whole, otherwise undefined. */
export function parseTemplateUserData(value: unknown): UserData | undefined {
  const parsed = Stored.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
