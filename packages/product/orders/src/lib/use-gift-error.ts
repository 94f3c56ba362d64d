import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { QueryFailure } from '@kado/state/query';

/** The text of a refused action on a gift card: its code has been seen, or the server's words. */
export function useGiftErrorText(): (error: unknown) => string {
  const { t } = useTranslation('product-orders');
  const textOf = useErrorText();
  return (error) => {
    const { code, data } = { ...(error as Partial<QueryFailure> | undefined) };
    return code === 'STATE_CONFLICT' && data?.['status'] === 'revealed' ? t('gift.seen') : textOf(error);
  };
}
