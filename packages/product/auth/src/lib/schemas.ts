import * as z from 'zod/mini';
import { Email, ForgotPin, Identifier, isWeakPin, Login, Registration, SixDigits } from '@kado/contracts';

// Spaces around a pasted address are not part of it.
const trimmed = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) => z.pipe(z.string().check(z.trim()), schema);

/** Signing in. */
export const LoginFields = z.extend(Login, { identifier: trimmed(Identifier) });
/** Asking for a code because the PIN is forgotten. */
export const ForgotPinFields = z.extend(ForgotPin, { identifier: trimmed(Identifier) });
/** Registering; the language is the one on screen. */
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
