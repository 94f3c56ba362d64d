import type { Network, Order } from '@kado/contracts';
import { repeatOf } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useSaveCartItem } from '@kado/state';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';

/** Adds an order's items, or one of them, to the cart again, as far as they fit, and opens the cart; shows how many are left out. */
export function useRepeat(networks: readonly Network[]) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const toast = useToast();
  const save = useSaveCartItem();
  const navigate = useNavigate();
  const repeated = useRef(false);
  return (order: Pick<Order, 'items'>) => {
    const items = repeatOf(order, networks, () => crypto.randomUUID());
    if (items.length === 0) return undefined;
    return () => {
      if (repeated.current) return; // ignores a second click before the cart opens
      repeated.current = true;
      if (!items.every((item) => save(item))) toast({ text: common('cart.full') });
      const left = order.items.length - items.length;
      if (left > 0) toast({ text: t('list.againLeft', { count: left }) });
      void navigate('/cart');
    };
  };
}
