import { useErrorText } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Callout, Link } from '@kado/ui';
import type { ForgotState } from '../api/challenge.ts';
import type { ShownRefusal } from '../lib/use-auth-form.ts';

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The translation keys of the texts that say how long to wait, by error code. */
const WAITS: Readonly<Record<string, 'login.lockedUntil' | 'login.retryAt'>> = {
  LOCKED: 'login.lockedUntil',
  RATE_LIMITED: 'login.retryAt',
};

type RefusalNoteProps = {
  refusal: ShownRefusal | undefined;
  /** The history state for the link to the page for a forgotten PIN. */
  forgot?: ForgotState;
};

/** Why a form was refused, announced at once: the server's text, the tries left, the end of a lock, and a link to a new PIN. */
export function RefusalNote({ refusal, forgot }: RefusalNoteProps) {
  const { t } = useTranslation('product-auth');
  const formats = useLocaleFormatters();
  const textOf = useErrorText();
  if (!refusal) return null;
  const { attemptsLeft, pinReset, retryAfter } = refusal.data;
  const seconds = numberOf(retryAfter);
  const left = numberOf(attemptsLeft);
  const key = WAITS[refusal.code];
  return (
    <Callout tone="error" title={textOf(refusal)} live>
      {left !== undefined && <p>{t('login.triesLeft', { count: left })}</p>}
      {key !== undefined && seconds !== undefined && (
        <p>{t(key, { time: formats.time(new Date(refusal.at + seconds * 1000)) })}</p>
      )}
      {refusal.code === 'ACCOUNT_SUSPENDED' && <Link to="/contact">{t('login.contact')}</Link>}
      {pinReset === true && (
        <Link to="/forgot-pin" state={forgot}>
          {t('login.resetOnly')}
        </Link>
      )}
    </Callout>
  );
}
