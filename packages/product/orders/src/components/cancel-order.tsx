import type { Order } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, useToast } from '@kado/ui';
import { useEffect, useState } from 'react';
import { canCancel } from '../lib/timeline.ts';
import { useCancelOrderMutation } from '../api/orders.ts';

/** The usual time for cancelling an order; the server decides. */
const WINDOW_SECONDS = 5;

/** The remaining seconds of that time, counted from when this page first showed the order. */
function useWindow(open: boolean): number {
  const [left, setLeft] = useState(WINDOW_SECONDS);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => setLeft((old) => Math.max(0, old - 1)), 1000);
    return () => clearInterval(timer);
  }, [open]);
  return left;
}

/** The button that cancels the whole order; hidden once an item has been sent. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const toast = useToast();
  const textOf = useErrorText();
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const possible = canCancel(order);
  const left = useWindow(possible);
  const press = async () => {
    const answer = await cancel(order.id);
    const failed = 'error' in answer && answer.error ? answer.error : undefined;
    const late = failed && 'code' in failed && failed.code === 'STATE_CONFLICT';
    toast(
      failed
        ? { text: late ? t('do.tooLate') : textOf(failed, t('error.order')), tone: 'bad' }
        : { text: t('do.cancelled'), tone: 'good' },
    );
  };
  if (!possible) return null;
  return (
    <Button variant="plain" wide onClick={() => void press()} busy={isLoading}>
      {left > 0 ? t('do.cancelIn', { seconds: left }) : t('do.cancel')}
    </Button>
  );
}
