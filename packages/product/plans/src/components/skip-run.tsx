import type { PlanDetails, PlanRun } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, Text } from '@kado/ui';
import { useState } from 'react';
import { usePlanActions } from '../lib/use-plan-actions.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** Skips the next run after a confirmation, because it cannot be undone. The dialog stays open if the request fails. */
export function SkipRun({ plan: { id }, run: { date } }: { plan: PlanDetails; run: PlanRun }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  // The dialog keeps the date for which it was opened, also while it closes after the plan has a new next run.
  const [dialog, setDialog] = useState({ open: false, date });
  const { skip, busy } = usePlanActions(id);
  const close = () => setDialog((old) => ({ ...old, open: false }));
  const confirm = async () => {
    if (await skip(dialog.date)) close();
  };
  return (
    <>
      <Button variant="soft" size="small" onClick={() => setDialog({ open: true, date })}>
        {t('do.skip')}
      </Button>
      <ConfirmDialog
        open={dialog.open}
        title={t('skip.title', { date: format.date(dialog.date) })}
        confirmLabel={t('skip.confirm')}
        cancelLabel={t('skip.keep')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <Text>{t('skip.text')}</Text>
      </ConfirmDialog>
    </>
  );
}
