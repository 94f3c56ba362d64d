import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';

/** Asks before what was written is left behind, on a link, on the way back, and where the page itself closes. */
export function LeaveGuard({ dirty, onLeave }: { dirty: () => boolean; onLeave: () => void }) {
  const { t } = useTranslation('template-invoice');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    addEventListener('beforeunload', closing);
    return () => removeEventListener('beforeunload', closing);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="danger"
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
