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
      sign: (currency: string) => {
        const parts = numberFormat(i18n.language, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).formatToParts(0);
        return parts.find(({ type }) => type === 'currency')?.value.replaceAll(/[\u061C\u200E\u200F]/g, '') ?? currency;
      },
    }),
    [shared, i18n.language],
  );
}
