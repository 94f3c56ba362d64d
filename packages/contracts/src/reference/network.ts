import * as z from 'zod/mini';

import { Art, CountryIso, Decimal, Phone } from '../basics.ts';
import { CurrencyCode, Money } from '../money/money.ts';

/** A fee in the source currency: fixed + percent of the sent amount, at most cap. */
export const Fee = z.object({ fixed: Money, percent: Decimal, cap: z.optional(Money) });
export type Fee = z.infer<typeof Fee>;

/** `pattern` matches any mobile number of the country in E.164; `prefixes` (E.164 digits) only detect the network. */
export const NumberRule = z.object({ prefixes: z.array(z.string()), pattern: z.string(), example: z.string() });
export type NumberRule = z.infer<typeof NumberRule>;

/** A mobile operator. RANGE accepts min..max (and localMin..localMax if supportsLocalAmounts); FIXED only its fixedAmounts. */
export const Network = z.object({
  id: z.string(),
  countryIso: CountryIso,
  name: z.string(),
  logo: Art,
  denominationType: z.enum(['FIXED', 'RANGE']),
  sendCurrency: CurrencyCode,
  receiveCurrency: CurrencyCode,
  rate: Decimal,
  fee: Fee,
  min: z.optional(Money),
  max: z.optional(Money),
  localMin: z.optional(Money),
  localMax: z.optional(Money),
  fixedAmounts: z.optional(z.array(z.object({ send: Money, receive: Money, label: z.string() }))),
  suggested: z.optional(z.array(Money)),
  supportsLocalAmounts: z.boolean(),
  numberRule: NumberRule,
  confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export type Network = z.infer<typeof Network>;

/** GET /networks; with a phone number, the detected network is first, with a confidence. */
export const NetworkQuery = z.strictObject({ countryIso: z.optional(CountryIso), phone: z.optional(Phone) });
export type NetworkQuery = z.infer<typeof NetworkQuery>;
