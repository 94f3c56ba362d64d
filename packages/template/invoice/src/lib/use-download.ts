import type { Invoice } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { CSV_COLUMNS, download, toCsv } from './csv.ts';

/** Hands invoices to the reader as a CSV file, with column heads in their language. */
export function useDownload() {
  const { t } = useTranslation('template-invoice');
  const toast = useToast();
  return (invoices: readonly Invoice[]): void => {
    const heads = CSV_COLUMNS.map((name) => t(`column.${name}`));
    download(`${t('export.file')}.csv`, toCsv(invoices, heads));
    toast({ text: t('toast.exported', { count: invoices.length }), tone: 'good' });
  };
}
