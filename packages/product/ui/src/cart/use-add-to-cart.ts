import type { Price } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useFormatters } from '../use-formatters.ts';

type Options<Item> = {
  /** Saves the item. Returns a function that undoes this, or undefined if the cart is full. */
  save: (item: Item) => (() => void) | undefined;
  /** Whether an existing cart line is being edited. */
  editing: boolean;
  /** Opens the cart. */
  onSaved: () => void;
  /** The key of the form's location. It changes when somebody opens the form again while the cart is still loading; the form then adds the next item. */
  locationKey: string;
};

/** Adds an item to the cart once, or saves the edited line; then shows a toast with the amount, the recipient's name and Undo. Without a price it does nothing. */
export function useAddToCart<Item extends { id: string }>({
  save,
  editing,
  onSaved,
  locationKey,
}: Options<Item>): (item: Item, price: Price | undefined, name: string) => void {
  const { t } = useTranslation();
  const format = useFormatters();
  const toast = useToast();
  const savedAt = useRef<string>(undefined);
  return (item, price, name) => {
    if (!price || savedAt.current === locationKey) return; // ignores a second click before the cart opens
    const onUndo = save(item);
    if (!onUndo) {
      toast({ text: t('cart.full'), tone: 'bad' });
      return;
    }
    savedAt.current = locationKey;
    const text = t(editing ? 'cart.saved' : 'cart.added', { amount: format.received(price.receive), name });
    toast({ text, about: item.id, undo: { label: t('action.undo'), onUndo } });
    onSaved();
  };
}
