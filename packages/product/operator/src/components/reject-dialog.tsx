import { DepositRejection, type DepositReview } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useState } from 'react';
import { SHARED, useRejectMutation } from '../api/deposits.ts';
import { DECISION } from '../lib/use-decided-meanwhile.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Props of RejectDialog; `onDone` is called after the deposit was rejected. */
export type RejectDialogProps = { review: DepositReview; onDone: () => void; onClose: () => void };

/** Asks for the reason of a rejection. When opened again, it does not show an earlier failure. */
export function RejectDialog({ review, onDone, onClose }: RejectDialogProps) {
  const { t } = useTranslation('product-operator');
  const textOf = useErrorText();
  const toast = useToast();
  const [reject, { isLoading }] = useRejectMutation(SHARED.reject);
  const [error, setError] = useState<string>();
  const confirm = async (reason: string) => {
    setError(undefined);
    const { error: failed } = await reject({ id: review.id, reason });
    if (failed) {
      setError(textOf(failed));
      return false;
    }
    onClose();
    toast({ text: t('reject.done', { name: review.customer.firstName }), tone: 'good', about: DECISION });
    onDone();
    return true;
  };
  return (
    <ReasonDialog
      draft={`reject.${review.id}`}
      schema={DepositRejection}
      missing={t('reject.missing')}
      title={t('reject.title', { reference: review.reference })}
      label={t('reject.reason')}
      hint={t('reject.hint')}
      confirm={t('reject.confirm')}
      busy={isLoading}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
