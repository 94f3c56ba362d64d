import type { InvoiceBody } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { COMPANY } from '../lib/company.ts';
import type { Pair, Printable } from '../lib/printable.ts';
import { sheetOf } from '../lib/sheet.ts';
import { METHODS, STATUSES } from '../lib/statuses.ts';
import { useWritten } from '../lib/use-written.ts';

const filled = (pairs: readonly (Pair | false)[]): readonly Pair[] =>
  pairs.filter((pair): pair is Pair => pair !== false && pair[1] !== '');

/** Puts an invoice into the reader's words. */
export function usePrintable(): (body: InvoiceBody) => Printable {
  const { t } = useTranslation('template-invoice');
  const { cents, day, number, percent } = useWritten();
  return ({ invoice, paymentDetails: bank }) => {
    const { lines, sums, paid, balance, parts, salesperson, note, acceptVia } = sheetOf(invoice);
    const { client, id } = invoice;
    const due: Pair = [t('sheet.balance'), cents(balance)];
    return {
      title: t('sheet.number', { number: id }),
      company: [COMPANY.name, ...COMPANY.lines],
      facts: [
        [t('column.issued'), day(invoice.issuedDate)],
        [t('column.due'), day(invoice.dueDate)],
        [t('column.status'), t(`status.${STATUSES[invoice.invoiceStatus].key}`)],
      ],
      billTo: {
        title: t('sheet.billTo'),
        lines: [client.name, client.company, client.address, client.country, client.contact, client.companyEmail].filter(Boolean),
      },
      payment: {
        title: t('sheet.payment'),
        pairs: [
          [t('sheet.totalDue'), cents(Math.max(balance, 0))],
          [t('sheet.bank'), bank.bankName],
          [t('sheet.country'), bank.country],
          ['IBAN', bank.iban],
          ['SWIFT', bank.swiftCode],
        ],
      },
      heads: [t('sheet.item'), t('sheet.cost'), t('sheet.qty'), t('sheet.amount')],
      rows: lines.map(({ title, description, cost, qty, discount, amount }) => [
        [title, description, discount ? t('sheet.off', { percent: percent(discount) }) : ''].filter(Boolean).join('\n'),
        cents(Math.round(cost * 100)),
        number(qty),
        cents(amount),
      ]),
      sums: [
        [t('sheet.subtotal'), cents(sums.subtotal)],
        [t('sheet.discount'), cents(-sums.discount)],
        [t('sheet.tax'), cents(sums.tax)],
        [t('sheet.total'), cents(sums.total)],
        [t('sheet.paid'), cents(-paid)],
      ],
      due,
      notes: filled([
        [t('sheet.salesperson'), salesperson],
        parts.terms && [
          t('sheet.terms'),
          t('sheet.termsText', { via: t(`method.${METHODS[acceptVia]}`), due: day(invoice.dueDate) }),
        ],
        parts.notes && [t('sheet.note'), note],
      ]),
      stub: parts.stub
        ? {
            title: t('sheet.stub'),
            pairs: [
              [t('sheet.invoice'), String(id)],
              [t('column.client'), client.name],
              [t('column.due'), day(invoice.dueDate)],
              due,
            ],
          }
        : undefined,
    };
  };
}
