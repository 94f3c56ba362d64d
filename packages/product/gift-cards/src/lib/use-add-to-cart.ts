import type { GiftItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { saveCartItem, useAppStore } from '@kado/state';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';

/** Adds a gift card to the cart, or replaces the edited one; shows a toast with Undo. */
export function useAddToCart(editing: GiftItem | undefined) {
  const { t } = useTranslation('product-gift-cards');
  const { t: common } = useTranslation();
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  const added = useRef(false);

  return (item: GiftItem, amount: string) => {
    if (added.current) return; // a second click before the cart opens
    const onUndo = saveCartItem(store, item, editing);
    if (!onUndo) {
      toast({ text: t('done.full'), tone: 'bad' });
      return;
    }
    added.current = true;
    const text = t(editing ? 'done.saved' : 'done.added', { amount, name: item.recipient.name });
    toast({ text, undo: { label: common('action.undo'), onUndo } });
    void navigate('/cart');
  };
}
