import { balance, checkoutResponse, loadCheckout, resetCheckout, useAppStore, useCall } from '@kado/state';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf, type Refusal } from './refusal.ts';
import { ordersChanged } from '../api/quotes.ts';
import type { QuoteState } from './use-quote.ts';

/** Navigates to the order after a successful checkout, also after one of an earlier page whose response was lost. */
export function useAfterCheckout() {
  const { data, loading } = useCall(checkoutResponse);
  const navigate = useNavigate();
  const store = useAppStore();
  useEffect(() => {
    if (!data) return;
    store.dispatch(ordersChanged());
    void navigate(`/orders/${data.id}`, { replace: true });
  }, [data, navigate, store]);
  useEffect(
    () => () => {
      if (store.getState().app.checkoutResponse.data) store.dispatch(resetCheckout());
    },
    [store],
  );
  return { settled: data !== null, loading };
}

/** The rejection that is shown until the next attempt. Other kinds are handled without a text. */
export type ShownRefusal = Exclude<Refusal, { kind: 'expired' | 'gone' | 'calledOff' }>;

const shownRefusalOf = (refusal: Refusal): ShownRefusal | undefined =>
  refusal.kind === 'expired' || refusal.kind === 'gone' || refusal.kind === 'calledOff' ? undefined : refusal;

/** Pays once, even if the button is clicked several times. */
export function usePay({ held, renew }: Pick<QuoteState, 'held' | 'renew'>) {
  const { t } = useTranslation('product-cart');
  const store = useAppStore();
  const toast = useToast();
  const [refusal, setRefusal] = useState<ShownRefusal>();
  const [paying, setPaying] = useState(false);
  const busy = useRef(false);
  useEffect(() => void loadCheckout().catch(() => undefined), []); // loads the code early; after a failure, paying loads it again

  const pay = async (pin: string) => {
    if (busy.current || !held) return true;
    busy.current = true;
    setPaying(true);
    setRefusal(undefined);
    try {
      const itemIds = held.quote.lines.map(({ itemId }) => itemId);
      const paid = await store.dispatch(checkoutResponse.load({ quoteId: held.quote.id, itemIds, pin })).unwrap();
      if (paid.earlier) toast({ text: t('pay.earlier') });
      return true;
    } catch (error) {
      const found = refusalOf(error);
      setRefusal(shownRefusalOf(found));
      if (found.kind === 'expired') renew(found.quote);
      if (found.kind === 'gone') renew();
      if (found.kind === 'short') store.dispatch(balance.load());
      return found.kind === 'unknown';
    } finally {
      busy.current = false;
      setPaying(false);
    }
  };
  return { pay, paying, refusal };
}
