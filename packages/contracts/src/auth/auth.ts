import * as z from 'zod/mini';

import { Ref, SixDigits, Time } from '../basics.ts';

/** A one-time code on its way. maskedTo masks what the caller typed; times are the server's. */
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

/** An e-mail or a verified phone. */
export const Identifier = z.string().check(z.minLength(3), z.maxLength(254));

/** POST /auth/verify-token, and its forgotten-PIN twin: the six digits of a challenge. */
export const VerifyToken = z.strictObject({ challengeId: Ref, token: SixDigits });
export type VerifyToken = z.infer<typeof VerifyToken>;
/** What a right code earns when registering: good for 15 minutes, once. */
export const PinToken = z.object({ pinToken: z.string(), expiresAt: Time });
export type PinToken = z.infer<typeof PinToken>;
/** What a right code earns when the PIN is forgotten: good for 15 minutes, once. */
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
/** POST /auth/forgot-pin; answers alike for unknown accounts. */
export const ForgotPin = z.strictObject({ identifier: Identifier });
export type ForgotPin = z.infer<typeof ForgotPin>;
/** POST /auth/forgot-pin/set; every session ends. */
export const SetPin = z.strictObject({ resetToken: z.string().check(z.minLength(1), z.maxLength(128)), pin: SixDigits });
export type SetPin = z.infer<typeof SetPin>;

/** POST /auth/step-up: `ref` is a quote, an item or a deposit. */
export const StepUp = z.strictObject({ pin: SixDigits, purpose: z.enum(['checkout', 'reveal', 'redirect', 'credit']), ref: Ref });
export type StepUp = z.infer<typeof StepUp>;
/** Good for 5 minutes, once, for that session, purpose and ref. */
export const Grant = z.object({ grant: z.string(), expiresAt: Time });
export type Grant = z.infer<typeof Grant>;

/** "pin or grant": exactly one of them. */
export const pinOrGrant = { pin: z.optional(SixDigits), grant: z.optional(z.string().check(z.minLength(1), z.maxLength(128))) };
/** Refines a body that holds pinOrGrant. */
export const exactlyOneOfPinOrGrant = z.refine<{ pin?: string | undefined; grant?: string | undefined }>(
  (body) => (body.pin === undefined) !== (body.grant === undefined),
  { path: ['pin'] },
);
