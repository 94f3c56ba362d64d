import * as z from 'zod/mini';

import { Ref, SixDigits, Time } from '../basics.ts';

/** A challenge: a one-time code was sent. `maskedTo` is the masked recipient; times are by the server's clock. */
export const Challenge = z.object({
  id: z.string(),
  purpose: z.string(),
  channel: z.enum(['email', 'sms']),
  maskedTo: z.string(),
  expiresAt: Time,
  resendAt: Time,
  attemptsLeft: z.int(),
});
export type Challenge = z.infer<typeof Challenge>;

/** An e-mail address or a verified phone number. */
export const Identifier = z.string().check(z.minLength(3), z.maxLength(254));

/** POST /auth/verify-token, and its counterpart for a forgotten PIN: the six digits of a challenge. */
export const VerifyToken = z.strictObject({ challengeId: Ref, token: SixDigits });
export type VerifyToken = z.infer<typeof VerifyToken>;
/** The result of a correct code during registration: valid for 15 minutes, once. */
export const PinToken = z.object({ pinToken: z.string(), expiresAt: Time });
export type PinToken = z.infer<typeof PinToken>;
/** The result of a correct code for a forgotten PIN: valid for 15 minutes, once. */
export const ResetToken = z.object({ resetToken: z.string(), expiresAt: Time });
export type ResetToken = z.infer<typeof ResetToken>;
/** POST /auth/resend-otp: a new code for the same challenge. */
export const ResendOtp = z.strictObject({ challengeId: Ref });
export type ResendOtp = z.infer<typeof ResendOtp>;
/** POST /auth/create-pin. */
export const CreatePin = z.strictObject({ pinToken: z.string().check(z.minLength(1), z.maxLength(128)), pin: SixDigits });
export type CreatePin = z.infer<typeof CreatePin>;
/** POST /auth/login. */
export const Login = z.strictObject({ identifier: Identifier, pin: SixDigits });
export type Login = z.infer<typeof Login>;
/** POST /auth/forgot-pin; the response is the same for unknown accounts. */
export const ForgotPin = z.strictObject({ identifier: Identifier });
export type ForgotPin = z.infer<typeof ForgotPin>;
/** POST /auth/forgot-pin/set; it ends every session. */
export const SetPin = z.strictObject({ resetToken: z.string().check(z.minLength(1), z.maxLength(128)), pin: SixDigits });
export type SetPin = z.infer<typeof SetPin>;

/** POST /auth/step-up: `ref` is a quote, an item or a deposit. */
export const StepUp = z.strictObject({ pin: SixDigits, purpose: z.enum(['checkout', 'reveal', 'redirect', 'credit']), ref: Ref });
export type StepUp = z.infer<typeof StepUp>;
/** A grant, valid for 5 minutes, once, for that session, purpose and ref. */
export const Grant = z.object({ grant: z.string(), expiresAt: Time });
export type Grant = z.infer<typeof Grant>;

/** "pin or grant": exactly one of the two. */
export const pinOrGrant = { pin: z.optional(SixDigits), grant: z.optional(z.string().check(z.minLength(1), z.maxLength(128))) };
/** The refinement of a body that contains pinOrGrant. */
export const exactlyOneOfPinOrGrant = z.refine<{ pin?: string | undefined; grant?: string | undefined }>(
  (body) => (body.pin === undefined) !== (body.grant === undefined),
  { path: ['pin'] },
);
