import type { Item } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { balance, cartItemRemoved, cartReplaced, networks, useAppSelector, useAppStore } from '@kado/state';
import { useToast } from '@kado/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { linesOf, totalsOf } from './estimate.ts';

/** The list with an item back where it stood, unless it is there again already. */
const withBack = (cart: readonly Item[], item: Item, at: number): Item[] =>
  cart.some(({ id }) => id === item.id) ? [...cart] : [...cart.slice(0, at), item, ...cart.slice(at)];

/** The cart with today's prices, and what can be done with its lines. */
export function useCart() {
  const { t } = useTranslation('product-cart');
  const { t: common } = useTranslation();
  const store = useAppStore();
  const { dispatch } = store;
  const toast = useToast();
  const { cart, networks: offered, balance: wallet } = useAppSelector((state) => state.app);
  const ask = useCallback(() => {
    dispatch(networks.load());
    dispatch(balance.load());
  }, [dispatch]);
  useEffect(ask, [ask]);
  const lines = useMemo(() => linesOf(cart, offered.data ?? []), [cart, offered.data]);
  const currency = wallet.data?.currency ?? lines.find(({ price }) => price)?.price?.send.currency ?? 'USD';
  const remove = (item: Item, name: string) => {
    const at = cart.findIndex(({ id }) => id === item.id);
    dispatch(cartItemRemoved(item.id));
    document.querySelector<HTMLElement>('h1')?.focus(); // the pressed button is gone
    toast({
      text: t('line.removed', { what: name }),
      undo: {
        label: common('action.undo'),
        onUndo: () => void dispatch(cartReplaced(withBack(store.getState().app.cart, item, at))),
      },
    });
  };
  return {
    cart,
    lines,
    totals: totalsOf(lines, currency),
    balance: wallet.data,
    balanceError: wallet.data ? null : wallet.error,
    prices: { data: offered.data, loading: offered.loading, error: offered.error, refetch: ask },
    change: (item: Item) => void dispatch(cartReplaced(cart.map((each) => (each.id === item.id ? item : each)))),
    remove,
  };
}
