import { useTranslation } from '@kado/i18n';
import { useFormatters } from '../use-formatters.ts';

/** What a user can do after a refused PIN: try again (`left` tries), wait until a time, or set a new PIN. */
export type PinRefusal = { kind: 'wrongPin'; left: number } | { kind: 'locked'; until: Date } | { kind: 'pinReset' };

type Failure = { code?: unknown; data?: Readonly<Record<string, unknown>>; retryAfter?: number | undefined };

/** The PIN refusal that an error describes; undefined for other errors. The end of a lock is computed with this device's clock. */
export function pinRefusalOf(error: unknown, now = Date.now()): PinRefusal | undefined {
  const { code, data = {}, retryAfter = 0 } = (typeof error === 'object' && error !== null ? error : {}) as Failure;
  if (code === 'WRONG_PIN') return { kind: 'wrongPin', left: Number(data['attemptsLeft'] ?? 0) };
  if (code !== 'LOCKED') return undefined;
  return data['pinReset'] === true ? { kind: 'pinReset' } : { kind: 'locked', until: new Date(now + retryAfter * 1000) };
}

/** Returns a function for the text that says why a PIN was refused and what to do next. */
export function usePinRefusalText(): (refusal: PinRefusal) => string {
  const { t } = useTranslation();
  const format = useFormatters();
  return (refusal) => {
    if (refusal.kind === 'pinReset') return t('pin.reset');
    if (refusal.kind === 'locked') return t('pin.locked', { time: format.time(refusal.until) });
    return refusal.left > 0 ? t('pin.left', { count: refusal.left }) : t('pin.none');
  };
}
