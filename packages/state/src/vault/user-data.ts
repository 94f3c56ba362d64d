import { Ability, User } from '@kado/contracts';
import { TemplateUserData } from '@kado/contracts/template';
import * as z from 'zod/mini';

const shared = {
  ability: z.optional(z.array(Ability)),
  token: z.string().check(z.minLength(1)),
  expiresAt: z.number(),
};

/** What each variant stores, sealed, under `userData`; expiresAt is this client's clock (ms). Never a PIN or a code, and a refresh token only in the template, whose backend is the page itself. */
const KINDS = {
  product: z.object({ user: User, ...shared }),
  template: z.object({ user: TemplateUserData, refreshToken: z.string().check(z.minLength(1)), ...shared }),
};

/** The two variants of the page; each has people of its own. */
export type Wing = keyof typeof KINDS;

/** What is stored of a signed-in person. */
export type UserData = {
  user: User | TemplateUserData;
  ability?: Ability[] | undefined;
  token: string;
  refreshToken?: string | undefined;
  expiresAt: number;
};

/** The stored user data when it is whole and this variant's, otherwise undefined. */
export function parseUserData(value: unknown, wing: Wing = 'product'): UserData | undefined {
  const parsed = KINDS[wing].safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
