import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';

/** Confirms before the user leaves unsaved changes by a link, by going back, or by closing the page. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  const { t } = useTranslation('template-invoice');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', closing);
    return () => removeEventListener('beforeunload', closing);
  }, [isDirty]);
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
