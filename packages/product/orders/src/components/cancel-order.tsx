import type { Order } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, useToast } from '@kado/ui';
import { useEffect, useState } from 'react';
import { canCancel } from '../lib/timeline.ts';
import { useCancelOrderMutation } from '../api/orders.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

/** How long an order usually can be called back; the server has the last word. */
const WINDOW_SECONDS = 5;

/** Seconds of the window that are left, as seen from when this page first saw the order. */
function useWindow(open: boolean): number {
  const [left, setLeft] = useState(WINDOW_SECONDS);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => setLeft((old) => Math.max(0, old - 1)), 1000);
    return () => clearInterval(timer);
  }, [open]);
  return left;
}

/** Calls the whole order back, while nothing of it has been handed over. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const possible = canCancel(order);
  const left = useWindow(possible);
  const yes = async () => {
    const answer = await cancel(order.id);
    setAsking(false);
    const failed = 'error' in answer && answer.error ? answer.error : undefined;
    const late = failed && 'code' in failed && failed.code === 'STATE_CONFLICT';
    toast(
      failed
        ? { text: late ? t('do.tooLate') : (failed.message ?? t('error.order')), tone: 'bad' }
        : { text: t('do.cancelled'), tone: 'good' },
    );
  };
  if (!possible && !asking) return null;
  return (
    <>
      <Button variant="plain" wide onClick={() => setAsking(true)} disabled={!possible}>
        {left > 0 ? t('do.cancelIn', { seconds: left }) : t('do.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('do.cancelTitle')}
        confirmLabel={t('do.cancelYes')}
        cancelLabel={t('do.cancelNo')}
        onConfirm={() => void yes()}
        onCancel={() => setAsking(false)}
        tone="danger"
        busy={isLoading}
      >
        {t('do.cancelText', { amount: format.money(order.total) })}
      </ConfirmDialog>
    </>
  );
}
