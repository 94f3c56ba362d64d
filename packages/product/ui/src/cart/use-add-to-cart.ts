import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useRef } from 'react';

type Options<Item> = {
  /** Saves the item; returns what undoes it, or undefined if the cart is full. */
  save: (item: Item) => (() => void) | undefined;
  /** A line of the cart is being changed. */
  editing: boolean;
  /** Opens the cart. */
  onSaved: () => void;
};

/** What the toast says of an item: both as text in the user's language. */
export type AddedItem = { amount: string; name: string };

/** Adds an item to the cart once, or replaces the edited one; shows a toast with Undo. */
export function useAddToCart<Item extends { id: string }>({
  save,
  editing,
  onSaved,
}: Options<Item>): (item: Item, added: AddedItem) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const saved = useRef(false);
  return (item, added) => {
    if (saved.current) return; // a second click before the cart opens
    const onUndo = save(item);
    if (!onUndo) {
      toast({ text: t('cart.full'), tone: 'bad' });
      return;
    }
    saved.current = true;
    const text = t(editing ? 'cart.saved' : 'cart.added', added);
    toast({ text, about: item.id, undo: { label: t('action.undo'), onUndo } });
    onSaved();
  };
}
