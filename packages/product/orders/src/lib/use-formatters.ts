import type { Network, OrderItem } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters of amounts, people, items and times, and those of this feature. */
export function useOrderFormatters() {
  const shared = useFormatters();
  const { t } = useTranslation('product-orders');
  return useMemo(() => {
    const who = ({ recipient: { name, phone, email, account } }: OrderItem) =>
      name ?? (phone ? shared.phone(phone) : (email ?? account ?? ''));
    return {
      ...shared,
      who,
      /** '₦5,000 to +234 803 555 0142' */
      what: (item: OrderItem) => t('item.plain', { amount: shared.received(item.receive), who: who(item) }),
      kind: (item: OrderItem, network: Network | undefined) => {
        if (item.kind !== 'topup') return t(`item.${item.kind}`);
        return network ? t('item.topup', { network: network.name }) : t('item.topupPlain');
      },
    };
  }, [shared, t]);
}
