import type { Item } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { balance, cartItemChanged, cartItemRemoved, cartItemRestored, useAppSelector, useAppStore } from '@kado/state';
import { useToast } from '@kado/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { linesOf, shortfallOf, totalsOf } from './estimate.ts';
import { useCatalogue } from './use-catalogue.ts';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

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
  const removed = useRef(false);
  useEffect(() => {
    if (!removed.current) return;
    removed.current = false;
    focusHeading(); // the clicked button is gone, and the empty cart has another heading
  }, [cart.length]);
  const remove = (item: Item, name: string) => {
    const at = cart.findIndex(({ id }) => id === item.id);
    dispatch(cartItemRemoved(item.id));
    removed.current = true;
    toast({
      text: t('line.removed', { what: name }),
      undo: {
        label: common('action.undo'),
        onUndo: () => void dispatch(cartItemRestored({ item, at })),
      },
    });
  };
  const totals = totalsOf(lines, currency);
  return {
    cart,
    lines,
    totals,
    missing: wallet.data ? shortfallOf(wallet.data.available, totals.pay) : undefined,
    balance: wallet.data,
    balanceError: wallet.data ? null : wallet.error,
    prices: { ...request, refetch },
    change: (item: Item) => void dispatch(cartItemChanged(item)),
    remove,
  };
}
