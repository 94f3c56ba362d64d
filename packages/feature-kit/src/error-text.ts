import { useCallback } from 'react';
import { useTranslation } from '@kado/i18n';

/** Messages of axios without a response; a call's state has nothing else of its failure. */
const UNANSWERED = /^(?:Network Error|timeout (?:of \d+ ?ms )?exceeded)$/i;
const UNANSWERED_CODES: ReadonlySet<unknown> = new Set(['NETWORK', 'TIMEOUT']);
/** No message, or that of api-client for a response it could not read: English, for developers. */
const NO_TEXT = /^$|^The answer of the server could/;

type Parts = { message?: unknown; code?: unknown };
const partsOf = (error: unknown): Parts =>
  typeof error === 'string' ? { message: error } : typeof error === 'object' && error !== null ? error : {};

/** Whether a request failed without a response: the device is offline, or the server cannot be reached. */
export function isUnanswered(error: unknown): boolean {
  const { message, code } = partsOf(error);
  return UNANSWERED_CODES.has(code) || (typeof message === 'string' && UNANSWERED.test(message));
}

/** The server's text of a failure; undefined if there is none, for example without a response, or with one that could not be read. */
export function errorText(error: unknown): string | undefined {
  const { message } = partsOf(error);
  return typeof message === 'string' && !NO_TEXT.test(message) && !isUnanswered(error) ? message : undefined;
}

/** The text to show for a failure: the server's text, else the offline text, else `otherwise` (by default the common text). */
export function useErrorText(): (error: unknown, otherwise?: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, otherwise) => errorText(error) ?? (isUnanswered(error) ? t('error.network') : (otherwise ?? t('error.text'))),
    [t],
  );
}
