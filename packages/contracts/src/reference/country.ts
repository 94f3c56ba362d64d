import * as z from 'zod/mini';

import { CountryIso } from '../basics.ts';
import { CurrencyCode } from '../money/money.ts';

/** A country: name in the requested language, dialCode like '+234'. */
export const Country = z.object({ iso: CountryIso, name: z.string(), dialCode: z.string(), currency: CurrencyCode });
export type Country = z.infer<typeof Country>;

/** GET /countries; `supports` filters by what can be sent to the country. */
export const CountryQuery = z.strictObject({ supports: z.optional(z.enum(['topup', 'gift', 'bank'])) });
export type CountryQuery = z.infer<typeof CountryQuery>;

/** A language of the app. */
export const Language = z.object({ code: z.string(), name: z.string(), nativeName: z.string(), rtl: z.boolean() });
export type Language = z.infer<typeof Language>;
