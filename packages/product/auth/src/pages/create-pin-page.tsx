import { useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { PinForm } from '../components/pin-form.tsx';
import { RESTARTED } from '../components/restart-note.tsx';
import { useCreatePin, usePinToken } from '../api/calls.ts';

export function Component() {
  const { t } = useTranslation('product-auth');
  // Kept in local state, because using the token clears the store before the next page has opened.
  const [pinToken] = useState(usePinToken());
  const create = useCreatePin();
  // The token is kept in memory only, so after a reload an unfinished registration starts again.
  if (!pinToken) return <Navigate to="/register" state={RESTARTED} replace />;
  return (
    <PinForm
      step={3}
      heading={t('createPin.heading')}
      lead={t('createPin.lead')}
      action={t('createPin.submit')}
      send={(pin) => create({ pinToken, pin })}
    />
  );
}
