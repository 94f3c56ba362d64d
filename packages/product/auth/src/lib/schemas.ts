import * as z from 'zod/mini';
import { Email, ForgotPin, Identifier, isWeakPin, Login, Registration, SixDigits } from '@kado/contracts';

// Trims spaces around a pasted address.
const trimmed = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) => z.pipe(z.string().check(z.trim()), schema);

/** The sign-in form. */
export const LoginFields = z.extend(Login, { identifier: trimmed(Identifier) });
/** The form that requests a code for a new PIN. */
export const ForgotPinFields = z.extend(ForgotPin, { identifier: trimmed(Identifier) });
/** The registration form; the language is not a field but the current one. */
export const RegistrationFields = z.extend(z.omit(Registration, { languageCode: true }), {
  email: trimmed(Email),
  acceptTerms: z.pipe(z.boolean(), z.literal(true)),
});
/** The six digits of a one-time code. */
export const CodeFields = z.strictObject({ token: SixDigits });
/** A new PIN, typed twice. */
export const NewPinFields = z
  .strictObject({ pin: SixDigits.check(z.refine((pin) => !isWeakPin(pin), { abort: true })), again: z.string() })
  .check(z.refine(({ pin, again }) => pin.length < 6 || pin === again, { path: ['again'] }));
