import { useState } from 'react';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { logout, useAppDispatch, useAppSelector } from '@kado/state';
import { Button, ConfirmDialog, Text, useToast } from '@kado/ui';

/** Signs out. Asks for confirmation first if that would empty a cart, including the cart of real money while in practice mode. */
export function SignOut() {
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { practice } = useApp();
  const filled = useAppSelector((state) => state.app.cart.length > 0);
  const [confirming, setConfirming] = useState(false);
  const signOut = async () => {
    if (!(await dispatch(logout()))) toast({ text: t('signOutLater'), tone: 'bad' });
  };
  return (
    <div>
      <Button
        variant="plain"
        icon="logout"
        onClick={() => (filled || (practice?.on && practice.hasRealCart()) ? setConfirming(true) : void signOut())}
      >
        {t('signOut')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('signOut')}
        confirmLabel={t('signOut')}
        cancelLabel={t('cancel')}
        onConfirm={() => void signOut()}
        onCancel={() => setConfirming(false)}
      >
        <Text>{t('signOutConfirm')}</Text>
      </ConfirmDialog>
    </div>
  );
}
