import type { TopupItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { saveCartItem, useAppStore } from '@kado/state';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';

/** Adds a top-up to the cart, or replaces the edited one; shows a toast with Undo. */
export function useAddToCart(editing: TopupItem | undefined) {
  const { t } = useTranslation('product-topup');
  const { t: common } = useTranslation();
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  const format = useFormatters();
  const added = useRef(false);

  return (item: TopupItem, amount: string) => {
    if (added.current) return; // a second click before the cart opens
    const onUndo = saveCartItem(store, item, editing);
    if (!onUndo) {
      toast({ text: t('done.full'), tone: 'bad' });
      return;
    }
    added.current = true;
    const text = t(editing ? 'done.saved' : 'done.added', { amount, phone: format.phone(item.phone) });
    toast({ text, undo: { label: common('action.undo'), onUndo } });
    void navigate('/cart');
  };
}
