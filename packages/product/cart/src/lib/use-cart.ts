import type { Item } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { balance, cartItemChanged, cartItemRemoved, cartItemRestored, useAppSelector, useAppStore } from '@kado/state';
import { useToast } from '@kado/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { linesOf, shortfallOf, totalsOf } from './estimate.ts';
import { useCatalogue } from './use-catalogue.ts';

/** The cart with estimated prices, and the actions on its lines. */
export function useCart() {
  const { t } = useTranslation('product-cart');
  const { t: common } = useTranslation();
  const store = useAppStore();
  const { dispatch } = store;
  const toast = useToast();
  const { cart, balance: wallet } = useAppSelector((state) => state.app);
  const { catalogue, request } = useCatalogue(cart);
  const loadBalance = useCallback(() => void dispatch(balance.load()), [dispatch]);
  useEffect(loadBalance, [loadBalance]);
  const lines = useMemo(() => linesOf(cart, catalogue), [cart, catalogue]);
  const refetch = () => {
    request.refetch();
    loadBalance();
  };
  const currency = wallet.data?.currency ?? lines.find(({ price }) => price)?.price?.send.currency ?? 'USD';
  const remove = (item: Item, name: string) => {
    const at = cart.findIndex(({ id }) => id === item.id);
    const onUndo = () => {
      dispatch(cartItemRestored({ item, at }));
      const isBack = store.getState().app.cart.some(({ id }) => id === item.id);
      if (!isBack) toast({ text: t('line.full', { what: name }), tone: 'bad', about: item.id, undo });
    };
    const undo = { label: common('action.undo'), onUndo };
    dispatch(cartItemRemoved(item.id));
    toast({ text: t('line.removed', { what: name }), about: item.id, undo });
  };
  const totals = totalsOf(lines, currency);
  return {
    cart,
    lines,
    currency,
    totals,
    missing: wallet.data ? shortfallOf(wallet.data.available, totals.pay) : undefined,
    balance: wallet.data,
    balanceError: wallet.data ? null : wallet.error,
    prices: { ...request, refetch },
    change: (item: Item) => void dispatch(cartItemChanged(item)),
    remove,
  };
}
