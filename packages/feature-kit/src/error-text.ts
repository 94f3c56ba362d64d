import { useCallback } from 'react';
import { useTranslation } from '@kado/i18n';
import { isOffline } from '@kado/state';

/** An empty message, or api-client's message for an unreadable response, which is English and for developers. */
const NO_TEXT = /^$|^The answer of the server could/;

const messageOf = (error: unknown): unknown =>
  typeof error === 'string' ? error : (error as { message?: unknown } | null | undefined)?.message;

/** The server's text for a failure; undefined if there is none: no response, or one that could not be read. */
export function errorText(error: unknown): string | undefined {
  const message = messageOf(error);
  return typeof message === 'string' && !NO_TEXT.test(message) && !isOffline(error) ? message : undefined;
}

/** The text to show for a failure: the server's text, else the offline text, else `otherwise` (by default the common text). */
export function useErrorText(): (error: unknown, otherwise?: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, otherwise) => errorText(error) ?? (isOffline(error) ? t('error.network') : (otherwise ?? t('error.text'))),
    [t],
  );
}
