import { TemplateUserData } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { storedSession, type UserData } from '../vault/user-data.ts';

/** The template also stores its refresh token: its backend runs in the page and has no cookie. */
const Stored = z.object({ user: TemplateUserData, refreshToken: z.string().check(z.minLength(1)), ...storedSession });

/** The template's stored user data if it is valid, otherwise undefined. */
export function parseTemplateUserData(value: unknown): UserData | undefined {
  const parsed = Stored.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
