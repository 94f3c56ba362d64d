import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '@kado/i18n';
import { PinForm } from '../components/pin-form.tsx';
import { RESTARTED } from '../components/restart-note.tsx';
import { useResetToken, useSetPin } from '../api/calls.ts';
import type { ForgotState } from '../api/challenge.ts';

export function Component() {
  const { t } = useTranslation('product-auth');
  const navigate = useNavigate();
  // Kept in local state, because using the token clears the store before the next page has opened.
  const [resetToken] = useState(useResetToken());
  const { search = '' }: ForgotState = useLocation().state ?? {};
  const set = useSetPin(() => void navigate(`/login${search}`, { replace: true, state: { pinChanged: true } }));
  if (!resetToken) return <Navigate to="/forgot-pin" state={RESTARTED} replace />;
  return (
    <PinForm
      heading={t('setPin.heading')}
      lead={t('setPin.lead')}
      action={t('setPin.submit')}
      send={(pin) => set({ resetToken, pin })}
    />
  );
}
