import type { Deposit } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, Text, useToast } from '@kado/ui';
import { useState } from 'react';
import { useCancelDepositMutation } from '../api/deposits.ts';

/** Cancels a deposit that waits for its proof, after a question. */
export function CancelDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('product-deposits');
  const toast = useToast();
  const textOf = useErrorText();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelDepositMutation();
  const confirm = async () => {
    const { error } = await cancel(deposit.id);
    setAsking(false);
    toast(error ? { text: textOf(error, t('error.cancel')), tone: 'bad' } : { text: t('cancel.done'), tone: 'good' });
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('cancel.do')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancel.title')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        tone="danger"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Text>{t('cancel.text')}</Text>
      </ConfirmDialog>
    </>
  );
}
