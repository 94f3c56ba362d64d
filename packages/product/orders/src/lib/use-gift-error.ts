import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useOrderFormatters } from './use-formatters.ts';

type Failure = { code?: string; data?: Readonly<Record<string, unknown>>; retryAfter?: number };

/** The text of a refused action on a gift card: a wrong PIN with its tries, a lock with its end, a code that has been seen, or the server's words. */
export function useGiftErrorText(): (error: unknown) => string {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const textOf = useErrorText();
  return (error) => {
    const { code, data, retryAfter = 0 } = (error ?? {}) as Failure;
    if (code === 'WRONG_PIN') {
      const left = Number(data?.['attemptsLeft'] ?? 0);
      return left > 0 ? t('pin.left', { count: left }) : t('pin.none');
    }
    if (code === 'LOCKED')
      return data?.['pinReset'] === true
        ? t('pin.reset')
        : t('pin.locked', { time: format.time(new Date(Date.now() + retryAfter * 1000)) });
    return code === 'STATE_CONFLICT' ? t('gift.seen') : textOf(error);
  };
}
