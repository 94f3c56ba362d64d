import type { Money } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { numberFormat, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters of amounts and numbers, and those of this feature. */
export function useTopUpFormatters() {
  const shared = useFormatters();
  const { i18n } = useTranslation();
  return useMemo(
    () => ({
      ...shared,
      /** Formats an amount: with the code in the wallet's currency, with the sign in any other. */
      either: (amount: Money, wallet: string) => (amount.currency === wallet ? shared.money(amount) : shared.received(amount)),
      /** The sign of a currency, before or after the figure as the language requires: props of a money field. */
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
