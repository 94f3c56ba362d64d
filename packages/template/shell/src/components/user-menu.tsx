import { useState } from 'react';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog, MenuButton } from '@kado/ui';

/** Who is here, and the ways out: a fresh start of the demo, and back to the product. */
export function UserMenu() {
  const { t } = useTranslation(['template-shell', 'common']);
  const { switchVariant, resetDemo } = useApp();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void switchVariant().finally(() => setLeaving(false));
  };
  const reset = { key: 'reset', icon: 'refresh', label: t('user.reset'), onClick: () => setAsking(true) } as const;
  const out = { key: 'leave', icon: 'logout', label: t('user.leave'), apart: true, onClick: leave } as const;
  return (
    <>
      <MenuButton
        label={t('user.menu')}
        icon="user"
        head={t('user.name')}
        entries={leaving ? [] : resetDemo ? [reset, out] : [out]}
      />
      {resetDemo && (
        <ConfirmDialog
          open={asking}
          title={t('reset.title')}
          confirmLabel={t('reset.confirm')}
          cancelLabel={t('common:action.cancel')}
          tone="danger"
          onCancel={() => setAsking(false)}
          onConfirm={() => void resetDemo().finally(() => setAsking(false))}
        >
          {t('reset.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
