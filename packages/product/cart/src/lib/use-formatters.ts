import type { Item, Money, Network } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

const lastDigits = (number: string) => number.slice(-4);

/** The shared formatters of amounts, people and items, and those of this feature. */
export function useCartFormatters() {
  const shared = useFormatters();
  const { t } = useTranslation('product-cart');
  return useMemo(() => {
    const who = (item: Item) => {
      if (item.kind === 'topup') return shared.phone(item.phone);
      return item.kind === 'gift' ? item.recipient.name : item.account.holder;
    };
    return {
      ...shared,
      who,
      /** '₦5,000 to +234 803 555 0142' */
      what: (item: Item, amount: Money) => t('line.plain', { amount: shared.received(amount), who: who(item) }),
      /** The kind of item, and its network or brand. */
      kind: (item: Item, network: Network | undefined) => {
        if (item.kind === 'gift') return t('line.gift', { email: item.recipient.email });
        if (item.kind === 'bank') return t('line.bank', { digits: lastDigits(item.account.number) });
        return network ? t('line.topup', { network: network.name }) : t('line.topupPlain');
      },
    };
  }, [shared, t]);
}
