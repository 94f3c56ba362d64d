import type { Network, OrderItem } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

const HALF_DAY = 43_200_000;

/** The shared formatters of amounts, people, items and times, and those of this feature. */
export function useOrderFormatters() {
  const shared = useFormatters();
  const { t } = useTranslation('product-orders');
  return useMemo(() => {
    const who = ({ recipient: { name, phone, email, account } }: OrderItem) =>
      name ?? (phone ? shared.phone(phone) : (email ?? account ?? ''));
    const soon = (time: string) => Math.abs(Date.parse(time) - Date.now()) < HALF_DAY;
    return {
      ...shared,
      who,
      /** A time of today, or with its date if it is further away: gifts may wait for their day. */
      moment: (time: string) => (soon(time) ? shared.time(time) : shared.dateTime(time)),
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
