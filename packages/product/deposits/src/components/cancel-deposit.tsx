import type { Deposit } from '@kado/contracts';
import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, Text } from '@kado/ui';
import { useState } from 'react';
import { useCancelDepositMutation } from '../api/deposits.ts';

/** Cancels a deposit that waits for its proof, after a confirmation. The dialog stays open if the request fails. */
export function CancelDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('product-deposits');
  const report = useMutationToast();
  const [confirming, setConfirming] = useState(false);
  const [cancel, { isLoading }] = useCancelDepositMutation();
  const confirm = async () => {
    const isDone = await report(cancel(deposit.id).unwrap(), t('cancel.done'), t('error.cancel'), deposit.id);
    if (isDone) setConfirming(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
        {t('cancel.do')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('cancel.title')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        tone="danger"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      >
        <Text>{t('cancel.text')}</Text>
      </ConfirmDialog>
    </>
  );
}
