import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import { useSay } from '../lib/use-say.ts';

/** Asks before everything in the demo goes back to how it was. */
export function ResetQuestion({ open, reset, onClose }: { open: boolean; reset: () => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation(['template-shell', 'common']);
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await say(reset());
    setBusy(false);
    onClose();
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
