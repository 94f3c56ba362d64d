import type { Network, OrderItem } from '@kado/contracts';
import { contactText, useFormatters } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters of amounts, people and items, and those of this feature. */
export function useOrderFormatters() {
  const shared = useFormatters();
  const { t } = useTranslation('product-orders');
  return useMemo(() => {
    const who = ({ recipient }: OrderItem) => recipient.name ?? contactText(recipient, shared);
    return {
      ...shared,
      who,
      /** '₦5,000 to +234 803 555 0142' */
      what: (item: OrderItem) => t('item.plain', { amount: shared.received(item.receive), who: who(item) }),
      /** 'Sunbird top-up': the kind, with the network, brand or bank if it is known. */
      kind: ({ kind, product }: OrderItem, network: Network | undefined) => {
        const name = product?.name ?? network?.name;
        return name ? t(`item.of.${kind}`, { name }) : t(`item.${kind}`);
      },
    };
  }, [shared, t]);
}
