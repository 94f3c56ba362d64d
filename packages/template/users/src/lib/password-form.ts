import { passwordRules } from '@kado/contracts/template';
import * as z from 'zod/mini';

/** A new password, typed twice. */
export const PasswordForm = z
  .object({
    password: z.string().check(z.refine((text: string) => Object.values(passwordRules(text)).every(Boolean))),
    again: z.string(),
  })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'] }));
