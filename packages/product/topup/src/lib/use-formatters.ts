import type { Money } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { numberFormat, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** Amounts and numbers as shared, for sentences and names. */
export function useTopUpFormatters() {
  const shared = useFormatters();
  const { i18n } = useTranslation();
  return useMemo(
    () => ({
      ...shared,
      /** An amount of either currency of a network: the wallet's with its code, the other with its sign. */
      either: (amount: Money, wallet: string) => (amount.currency === wallet ? shared.money(amount) : shared.received(amount)),
      /** A currency's sign, on the side of the figure on which the language writes it: props of a money field. */
      signOf: (currency: string): { sign: string } | { code: string } => {
        const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
        const parts = numberFormat(i18n.language, style).formatToParts(0);
        const at = parts.findIndex(({ type }) => type === 'currency');
        const sign = parts[at]?.value.replaceAll(/[\u061C\u200E\u200F]/g, '') ?? currency;
        return at < parts.findIndex(({ type }) => type === 'integer') ? { sign } : { code: sign };
      },
    }),
    [shared, i18n.language],
  );
}
