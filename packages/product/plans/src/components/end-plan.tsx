import type { PlanDetails } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, Text } from '@kado/ui';
import { useState } from 'react';
import { usePlanActions } from '../lib/use-plan-actions.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** Ends a plan after a confirmation. The dialog stays open if the request fails. */
export function EndPlan({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const [confirming, setConfirming] = useState(false);
  const { run, busy } = usePlanActions(plan.id);
  const confirm = async () => {
    if (await run('end')) setConfirming(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" wide onClick={() => setConfirming(true)}>
        {t('do.end')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('end.title')}
        confirmLabel={t('end.confirm')}
        cancelLabel={t('end.keep')}
        tone="danger"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      >
        <Text>{t('end.text', { who: format.who(plan) })}</Text>
      </ConfirmDialog>
    </>
  );
}
