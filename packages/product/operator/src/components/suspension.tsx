import { Suspension as SuspensionSchema, type UserAccount } from '@kado/contracts';
import { useErrorText, useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, ConfirmDialog, Text, useToast } from '@kado/ui';
import { useState } from 'react';
import { useRestoreMutation, useSuspendMutation } from '../api/accounts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

function Suspend({ account: { id, firstName } }: { account: UserAccount }) {
  const { t } = useTranslation('product-operator');
  const textOf = useErrorText();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [suspend, { isLoading, error, reset }] = useSuspendMutation();
  const confirm = async (reason: string) => {
    const { error: failed } = await suspend({ id, reason });
    if (failed) return false;
    setOpen(false);
    toast({ text: t('suspend.done', { name: firstName }), tone: 'good', about: id });
    return true;
  };
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('suspend.do')}
      </Button>
      {open && (
        <ReasonDialog
          draft={`suspend.${id}`}
          schema={SuspensionSchema}
          missing={t('suspend.missing')}
          title={t('suspend.title', { name: firstName })}
          label={t('suspend.reason')}
          hint={t('suspend.hint')}
          confirm={t('suspend.confirm')}
          busy={isLoading}
          error={error ? textOf(error) : undefined}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Restore({ account: { id, firstName } }: { account: UserAccount }) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const report = useMutationToast();
  const [open, setOpen] = useState(false);
  const [restore, { isLoading }] = useRestoreMutation();
  const confirm = async () => {
    if (await report(restore(id).unwrap(), t('restore.done', { name: firstName }), undefined, id)) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('restore.do')}</Button>
      <ConfirmDialog
        open={open}
        title={t('restore.title', { name: firstName })}
        confirmLabel={t('restore.confirm')}
        cancelLabel={common('action.cancel')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <Text>{t('restore.text')}</Text>
      </ConfirmDialog>
    </>
  );
}

/** Suspends or restores an account; not available for the operator's own account. */
export function Suspension({ account }: { account: UserAccount }) {
  const { t } = useTranslation('product-operator');
  const own = useAppSelector(({ session }) => session.user?.id) === account.id;
  if (own) return <Text tone="quiet">{t('suspend.own')}</Text>;
  return <div>{account.suspendedAt ? <Restore account={account} /> : <Suspend account={account} />}</div>;
}
