import { useErrorText } from '@kado/feature-kit';
import { useFormats, useTranslation } from '@kado/i18n';
import { Callout, Link } from '@kado/ui';
import type { ShownRefusal } from '../lib/use-auth-form.ts';

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Why a form was refused, announced at once: the server's text, tries left, until when it is locked, the way out. */
export function RefusalNote({ refusal }: { refusal: ShownRefusal | undefined }) {
  const { t } = useTranslation('product-auth');
  const formats = useFormats();
  const textOf = useErrorText();
  if (!refusal) return null;
  const { attemptsLeft, pinReset, retryAfter } = refusal.data;
  const seconds = numberOf(retryAfter);
  const left = numberOf(attemptsLeft);
  return (
    <Callout tone="error" title={textOf(refusal)} live>
      {left !== undefined && <p>{t('login.triesLeft', { count: left })}</p>}
      {refusal.code === 'LOCKED' && seconds !== undefined && (
        <p>{t('login.lockedUntil', { time: formats.time(new Date(refusal.at + seconds * 1000)) })}</p>
      )}
      {pinReset === true && <Link to="/forgot-pin">{t('login.resetOnly')}</Link>}
    </Callout>
  );
}
