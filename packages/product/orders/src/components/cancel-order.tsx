import type { Order } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { serverNow } from '@kado/state';
import { Button, Row, useToast } from '@kado/ui';
import { useEffect, useState } from 'react';
import { canCancel, secondsToCancel } from '../lib/timeline.ts';
import { useCancelOrderMutation } from '../api/orders.ts';

/** The remaining seconds of the usual time for cancelling, counted from `createdAt`. */
function useWindow({ createdAt }: Order, open: boolean): number {
  const [now, setNow] = useState(serverNow);
  const left = secondsToCancel(createdAt, now);
  const counts = open && left > 0;
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  return left;
}

/** The button that cancels the whole order. Once an item has been sent it stays, disabled, so that no other button moves to its place. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const toast = useToast();
  const textOf = useErrorText();
  const [cancel, { isLoading, isSuccess }] = useCancelOrderMutation();
  const possible = canCancel(order);
  const [offered] = useState(possible);
  const left = useWindow(order, possible);
  const press = async () => {
    const { error } = await cancel(order.id);
    const conflict = error && 'data' in error && error.code === 'STATE_CONFLICT' ? error.data : undefined;
    // After a lost response, the next press finds the order cancelled already, which is a success.
    if (!error || conflict?.status === 'cancelled') toast({ text: t('do.cancelled'), tone: 'good', about: order.id });
    else toast({ text: conflict ? t('do.tooLate') : textOf(error), tone: 'bad', about: order.id });
  };
  if (!offered) return null;
  return (
    <Row>
      <Button variant="plain" onClick={() => void press()} busy={isLoading || isSuccess} disabled={!possible}>
        {possible && left > 0 ? t('do.cancelIn', { seconds: left }) : t('do.cancel')}
      </Button>
    </Row>
  );
}
