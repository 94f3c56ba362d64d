import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { logout, useAppDispatch, useAppSelector } from '@kado/state';
import { Button, ConfirmDialog, Text } from '@kado/ui';

/** Signs out at once; asks first when that would throw a filled cart away. */
export function SignOut() {
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const filled = useAppSelector((state) => state.app.cart.length > 0);
  const [asking, setAsking] = useState(false);
  const leave = () => void dispatch(logout());
  return (
    <div>
      <Button variant="plain" icon="logout" onClick={() => (filled ? setAsking(true) : leave())}>
        {t('signOut')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('signOut')}
        confirmLabel={t('signOut')}
        cancelLabel={t('cancel')}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        <Text>{t('signOutConfirm')}</Text>
      </ConfirmDialog>
    </div>
  );
}
