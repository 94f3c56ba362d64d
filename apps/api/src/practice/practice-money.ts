import { exponentOf } from '@kado/contracts';

import { toMinor } from '../reference/convert.ts';
import { perDollarOf } from '../reference/networks.ts';

/** The initial practice balance: 100 US dollars in the wallet's currency, rounded up to one significant digit. */
export function practiceAmount(currency: string): bigint {
  const exact = toMinor('100', currency, perDollarOf(currency));
  const unit = 10n ** BigInt(Math.max(exact.toString().length - 1, exponentOf(currency)));
  return ((exact + unit - 1n) / unit) * unit;
}
