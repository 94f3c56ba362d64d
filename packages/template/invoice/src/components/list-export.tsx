import type { Invoice, InvoiceListBody } from '@kado/contracts/template';
import { ExportMenu } from '@kado/template-kit/export';
import { INVOICE_STATUS_LOOKS } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { toMoney } from '../lib/money.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import { useAllMatches } from '../api/use-all-matches.ts';
import type { InvoiceListState } from '../api/use-invoice-list.ts';

const HEADS = ['number', 'status', 'client', 'email', 'company', 'total', 'balance', 'issued', 'due'] as const;

/** Exports all invoices that the list matches, on every page. */
export function ListExport({ list, data }: { list: InvoiceListState; data: InvoiceListBody | undefined }) {
  const { t } = useTranslation('template-invoice');
  const { day } = useInvoiceFormatters();
  const total = data?.total ?? 0;
  const matches = useAllMatches(list);
  const row = ({ id, invoiceStatus, client, total: sum, balance, issuedDate, dueDate }: Invoice) => [
    id,
    t(`status.${INVOICE_STATUS_LOOKS[invoiceStatus].key}`),
    client.name,
    client.companyEmail,
    client.company,
    sum,
    Number(toMoney(balance).decimal),
    day(issuedDate),
    day(dueDate),
  ];
  const table = async () => ({
    name: t('export.file'),
    title: t('page.title'),
    heads: HEADS.map((name) => t(`column.${name}`)),
    rows: (await matches()).map(row),
  });
  return <ExportMenu table={table} disabled={total === 0} />;
}
