import { useTranslation } from '@kado/i18n';
import { Callout } from '@kado/ui';
import { useLocation } from 'react-router';

/** The history state of a redirect to the first step, after the token of a later step was lost. */
export const RESTARTED = { restarted: true };

/** Explains why the user is at the first step again. */
export function RestartNote() {
  const { t } = useTranslation('product-auth');
  const { state }: { state: Partial<typeof RESTARTED> | null } = useLocation();
  return state?.restarted === true && <Callout tone="info" title={t('restarted')} live />;
}
