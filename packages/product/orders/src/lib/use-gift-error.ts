import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';

/** The text of a refused action on a gift card: its code has been seen, or the server's words. */
export function useGiftErrorText(): (error: unknown) => string {
  const { t } = useTranslation('product-orders');
  const textOf = useErrorText();
  return (error) => ((error as { code?: string } | undefined)?.code === 'STATE_CONFLICT' ? t('gift.seen') : textOf(error));
}
