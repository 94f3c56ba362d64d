import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { QueryFailure } from '@kado/state/query';

/** The error text of a refused gift card action: the code was already seen, or the server's text. */
export function useGiftErrorText(): (error: unknown) => string {
  const { t } = useTranslation('product-orders');
  const textOf = useErrorText();
  return (error) => {
    const { code, data } = { ...(error as Partial<QueryFailure> | undefined) };
    return code === 'STATE_CONFLICT' && data?.['status'] === 'revealed' ? t('gift.seen') : textOf(error);
  };
}
