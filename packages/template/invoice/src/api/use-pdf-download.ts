import type { Invoice } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { isMissingGlyphs } from '@kado/template-kit/export';
import { saveFile, useToast } from '@kado/ui';
import { useTranslation } from '@kado/i18n';
import { invoicePdf } from '../lib/pdf.ts';
import { useLazyInvoiceQuery } from './invoices-api.ts';
import { usePrintable } from '../lib/use-printable.ts';

/** Downloads invoices as one PDF, and shows the result; never rejects. */
export function usePdfDownload(): (invoices: readonly Invoice[]) => Promise<void> {
  const { t } = useTranslation(['template-invoice', 'common']);
  const toast = useToast();
  const [fetchOne] = useLazyInvoiceQuery();
  const printable = usePrintable();
  return async (invoices) => {
    const [first] = invoices;
    if (!first) return;
    try {
      // The payment details are the same for all invoices.
      const { paymentDetails } = await fetchOne(first.id, true).unwrap();
      const number = invoices.length === 1 ? first.id : `${first.id}-${invoices.at(-1)?.id}`;
      const file = `${t('export.one', { number })}.pdf`;
      const drawn = invoices.map((invoice) => printable({ invoice, paymentDetails }));
      saveFile(file, await invoicePdf(drawn, document.documentElement.dir === 'rtl'));
      toast({ text: t('toast.exported', { count: invoices.length }), tone: 'good' });
    } catch (error) {
      if (await isMissingGlyphs(error)) return toast({ text: t('common:export.unwritable'), tone: 'bad' });
      const known = typeof error === 'object' && error !== null && 'status' in error;
      toast({ text: (known && errorText(error)) || t('common:export.failed'), tone: 'bad' });
    }
  };
}
