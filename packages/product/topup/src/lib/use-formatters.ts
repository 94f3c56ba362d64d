import type { Money } from '@kado/contracts';
import { useTexts } from '@kado/product-ui';
import { numberFormat, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** Amounts and numbers as texts, for sentences and names. */
export function useSay() {
  const texts = useTexts();
  const { i18n } = useTranslation();
  return useMemo(
    () => ({
      ...texts,
      /** An amount of either currency of a network: the wallet's with its code, the other with its sign. */
      either: (amount: Money, wallet: string) => (amount.currency === wallet ? texts.money(amount) : texts.received(amount)),
      sign: (currency: string) => {
        const parts = numberFormat(i18n.language, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).formatToParts(0);
        return parts.find(({ type }) => type === 'currency')?.value.replaceAll(/[\u061C\u200E\u200F]/g, '') ?? currency;
      },
    }),
    [texts, i18n.language],
  );
}
