import { useFormats, useTranslation } from '@kado/i18n';
import { Callout, Link } from '@kado/ui';
import type { Refusal } from '../lib/use-form.ts';

const seconds = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Why a form was refused, said at once: the server's text, tries left, until when it is locked, the way out. */
export function RefusalNote({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation('product-auth');
  const formats = useFormats();
  if (!refusal) return null;
  const { attemptsLeft, pinReset, retryAfter } = refusal.data;
  const wait = seconds(retryAfter);
  const left = seconds(attemptsLeft);
  return (
    <Callout tone="error" title={refusal.message} live>
      {left !== undefined && <p>{t('login.triesLeft', { count: left })}</p>}
      {refusal.code === 'LOCKED' && wait !== undefined && (
        <p>{t('login.lockedUntil', { time: formats.time(new Date((refusal.at ?? 0) + wait * 1000)) })}</p>
      )}
      {pinReset === true && <Link to="/forgot-pin">{t('login.resetOnly')}</Link>}
    </Callout>
  );
}
