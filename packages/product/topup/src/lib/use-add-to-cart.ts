import type { Item, TopupItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { cartItemAdded, cartItemRemoved, cartReplaced, useAppStore } from '@kado/state';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTopUpFormatters } from './use-formatters.ts';

/** The maximum number of items in a quote. */
const MAX_ITEMS = 50;

/** The cart with the item of the same id replaced. */
const withItem = (cart: readonly Item[], item: Item) => cart.map((each) => (each.id === item.id ? item : each));

/** Adds a top-up to the cart, or replaces the edited one; shows a toast with Undo. */
export function useAddToCart(editing: TopupItem | undefined) {
  const { t } = useTranslation('product-topup');
  const { t: common } = useTranslation();
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  const format = useTopUpFormatters();
  const added = useRef(false);

  return (item: TopupItem, amount: string) => {
    if (added.current) return; // a second click before the cart opens
    const { dispatch, getState } = store;
    const cart = () => getState().app.cart;
    if (!editing && cart().length >= MAX_ITEMS) {
      toast({ text: t('done.full'), tone: 'bad' });
      return;
    }
    added.current = true;
    dispatch(editing ? cartReplaced(withItem(cart(), item)) : cartItemAdded(item));
    const onUndo = () => void dispatch(editing ? cartReplaced(withItem(cart(), editing)) : cartItemRemoved(item.id));
    const text = t(editing ? 'done.saved' : 'done.added', { amount, phone: format.phone(item.phone) });
    toast({ text, undo: { label: common('action.undo'), onUndo } });
    void navigate('/cart');
  };
}
