import { useTranslation } from '@kado/i18n';

/** Returns a function that maps the typed text to the text to search for: the server knows "paid" in English only. */
export function useSearchText(): (typed: string) => string {
  const { t } = useTranslation('template-invoice');
  const paid = t('status.paid').toLocaleLowerCase();
  return (typed) => (typed.trim().toLocaleLowerCase() === paid ? 'paid' : typed);
}
