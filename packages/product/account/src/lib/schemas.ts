import { CountryIso, Email, isWeakPin, LanguageCode, PersonName, Phone, SixDigits } from '@kado/contracts';
import * as z from 'zod/mini';

/** The editable data of the profile. */
export const ProfileForm = z.object({
  firstName: PersonName,
  lastName: PersonName,
  countryIso: CountryIso,
  languageCode: LanguageCode,
});

const withoutSeparators = z.transform((text: string) => text.replaceAll(/[^\d+]/g, ''));
/** A new e-mail address, or a new phone number as it was typed. */
export const EmailForm = z.object({ contact: z.pipe(z.string().check(z.trim()), Email) });
export const PhoneForm = z.object({ contact: z.pipe(z.pipe(z.string(), withoutSeparators), Phone) });
/** The six digits of a code. */
export const CodeForm = z.object({ token: SixDigits });

/** The current PIN, and a new one that is typed twice. */
export const PinForm = z
  .object({
    currentPin: SixDigits,
    newPin: SixDigits.check(z.refine((pin) => !isWeakPin(pin), { abort: true })),
    again: z.string(),
  })
  .check(z.refine(({ newPin, again }) => newPin.length < 6 || newPin === again, { path: ['again'] }));
