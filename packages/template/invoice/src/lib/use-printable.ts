import type { InvoiceBody } from '@kado/contracts/template';
import { INVOICE_STATUS_LOOKS } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { COMPANY } from './company.ts';
import type { Pair, Printable } from './printable.ts';
import { toDocumentView } from './document-view.ts';
import { METHODS } from './statuses.ts';
import { useInvoiceFormatters } from './use-invoice-formatters.ts';

const filled = (pairs: readonly (Pair | false)[]): readonly Pair[] =>
  pairs.filter((pair): pair is Pair => pair !== false && pair[1] !== '');

type Read = InvoiceBody & { view: ReturnType<typeof toDocumentView>; due: Pair };

/** The head: client, dates and payment details. */
function useHead() {
  const { t } = useTranslation('template-invoice');
  const { cents, day } = useInvoiceFormatters();
  return ({
    invoice,
    paymentDetails: bank,
    view,
  }: Read): Pick<Printable, 'title' | 'company' | 'facts' | 'billTo' | 'payment'> => {
    const { client, id } = invoice;
    return {
      title: t('document.number', { number: id }),
      company: [COMPANY.name, ...COMPANY.lines],
      facts: [
        [t('column.issued'), day(invoice.issuedDate)],
        [t('column.due'), day(invoice.dueDate)],
        [t('column.status'), t(`status.${INVOICE_STATUS_LOOKS[invoice.invoiceStatus].key}`)],
      ],
      billTo: {
        title: t('document.billTo'),
        lines: [client.name, client.company, client.address, client.country, client.contact, client.companyEmail].filter(Boolean),
      },
      payment: {
        title: t('document.payment'),
        pairs: [
          [t('document.totalDue'), cents(Math.max(view.balance, 0))],
          [t('document.bank'), bank.bankName],
          [t('document.country'), bank.country],
          [t('document.iban'), bank.iban],
          [t('document.swift'), bank.swiftCode],
        ],
      },
    };
  };
}

/** The lines and their sums. */
function useBody() {
  const { t } = useTranslation('template-invoice');
  const { cents, number, percent } = useInvoiceFormatters();
  return ({ view: { lines, sums, paid } }: Read): Pick<Printable, 'heads' | 'rows' | 'sums'> => ({
    heads: [t('document.item'), t('document.cost'), t('document.qty'), t('document.amount')],
    rows: lines.map(({ title, description, cost, qty, discount, tax, amount }) => [
      [
        title,
        description,
        discount ? t('document.off', { percent: percent(discount) }) : '',
        tax ? t('document.plusTax', { percent: percent(tax) }) : '',
      ]
        .filter(Boolean)
        .join('\n'),
      cents(Math.round(cost * 100)),
      number(qty),
      cents(amount),
    ]),
    sums: [
      [t('document.subtotal'), cents(sums.subtotal)],
      [t('document.discount'), cents(sums.discount && -sums.discount)],
      [t('document.tax'), cents(sums.tax)],
      [t('document.total'), cents(sums.total)],
      ...(paid === 0 ? [] : [[t('document.paid'), cents(-paid)] as const]),
    ],
  });
}

/** The notes and the payment stub. */
function useFoot() {
  const { t } = useTranslation('template-invoice');
  const { day } = useInvoiceFormatters();
  return ({ invoice, view: { parts, salesperson, note, acceptVia }, due }: Read): Pick<Printable, 'notes' | 'stub'> => {
    const last = day(invoice.dueDate);
    const terms = t('document.termsText', { via: t(`method.${METHODS[acceptVia]}`), due: last });
    const pairs: Pair[] = [
      [t('document.invoice'), String(invoice.id)],
      [t('column.client'), invoice.client.name],
      [t('column.due'), last],
      due,
    ];
    return {
      notes: filled([
        [t('document.salesperson'), salesperson],
        parts.terms && [t('document.terms'), terms],
        parts.notes && [t('document.note'), note],
      ]),
      stub: parts.stub ? { title: t('document.stub'), pairs } : undefined,
    };
  };
}

/** Formats an invoice for a PDF, with the texts of the reader's language. */
export function usePrintable(): (body: InvoiceBody) => Printable {
  const { t } = useTranslation('template-invoice');
  const { cents } = useInvoiceFormatters();
  const [head, lines, foot] = [useHead(), useBody(), useFoot()];
  return (body) => {
    const view = toDocumentView(body.invoice);
    const read: Read = { ...body, view, due: [t('document.balance'), cents(view.balance)] };
    return { ...head(read), ...lines(read), ...foot(read), due: read.due };
  };
}
