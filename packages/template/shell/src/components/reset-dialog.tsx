import { useState } from 'react';
import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';

/** Confirms resetting all demo data. */
export function ResetDialog({ open, reset, onClose }: { open: boolean; reset: () => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation(['template-shell', 'common']);
  const report = useMutationToast();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await report(reset());
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('reset.title')}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('common:action.cancel')}
      tone="danger"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {t('reset.text')}
    </ConfirmDialog>
  );
}
