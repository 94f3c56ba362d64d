import { useCallback } from 'react';
import { useTranslation } from '@kado/i18n';

/** What axios says when no answer came; a call's state keeps nothing else of its failure. */
const UNANSWERED = /^(?:Network Error|timeout (?:of \d+ ?ms )?exceeded)$/i;
const UNANSWERED_CODES: readonly unknown[] = ['NETWORK', 'TIMEOUT'];

type Parts = { message?: unknown; code?: unknown };
const partsOf = (error: unknown): Parts =>
  typeof error === 'string' ? { message: error } : typeof error === 'object' && error !== null ? error : {};

/** Whether a request failed because no answer came: the device is offline, or the server cannot be reached. */
export function isUnanswered(error: unknown): boolean {
  const { message, code } = partsOf(error);
  return UNANSWERED_CODES.includes(code) || (typeof message === 'string' && UNANSWERED.test(message));
}

/** The server's own text of a failure; undefined where it gave none, as when no answer came. */
export function errorText(error: unknown): string | undefined {
  const { message } = partsOf(error);
  return typeof message === 'string' && message !== '' && !isUnanswered(error) ? message : undefined;
}

/** Words any failure for people: the server's text, else that no answer came, else `otherwise` (by default the common text). */
export function useErrorText(): (error: unknown, otherwise?: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, otherwise) => errorText(error) ?? (isUnanswered(error) ? t('error.network') : (otherwise ?? t('error.text'))),
    [t],
  );
}
