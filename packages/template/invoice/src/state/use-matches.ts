import type { Invoice } from '@kado/contracts';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useLazyInvoicesQuery } from './invoices.ts';
import type { List } from './use-list.ts';

/** Fetches all invoices that the list matches, on whatever page they stand; none when that fails, which it says. */
export function useMatches({ asked }: List, total: number): () => Promise<readonly Invoice[]> {
  const { t } = useTranslation(['template-invoice', 'common']);
  const toast = useToast();
  const [fetchAll] = useLazyInvoicesQuery();
  return () =>
    fetchAll({ ...asked, page: 1, perPage: Math.max(total, 1) }, true)
      .unwrap()
      .then(
        ({ invoices }) => invoices,
        (error: unknown) => {
          toast({ text: errorText(error) ?? t('common:error.text'), tone: 'bad' });
          return [];
        },
      );
}
