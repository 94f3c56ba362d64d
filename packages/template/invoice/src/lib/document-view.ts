import type { Invoice, InvoiceItem } from '@kado/contracts/template';
import { itemsOf, PARTS } from './draft.ts';
import { toCents, paidCents } from './money.ts';
import { lineSums, type Sums } from './sums.ts';

/** One line of the document; its amount is in whole cents, before discount and tax. */
export type DocumentLine = InvoiceItem & { amount: number };
/** The content of an invoice's document. */
export type DocumentView = { lines: readonly DocumentLine[]; sums: Sums; paid: number; balance: number } & Pick<
  Required<Invoice>,
  'parts' | 'salesperson' | 'note' | 'acceptVia'
>;

const whole = ({ cost, qty, discount = 0, tax = 0 }: InvoiceItem) =>
  lineSums({
    cost: toCents(cost),
    qty: Math.round(qty * 1000),
    discount: Math.round(discount * 100),
    tax: Math.round(tax * 100),
  });

/** Reads an invoice for its document. It uses the stored sums, so that the document agrees with the list. */
export function toDocumentView(invoice: Invoice): DocumentView {
  const { parts = PARTS, salesperson = '', note = '', acceptVia = 'Bank transfer' } = invoice;
  const lines = itemsOf(invoice).map((item) => ({ item, sums: whole(item) }));
  return {
    lines: lines.map(({ item, sums }) => ({ ...item, amount: sums.subtotal })),
    sums: {
      subtotal: lines.reduce((total, { sums }) => total + sums.subtotal, 0),
      discount: toCents(invoice.discount ?? 0),
      tax: toCents(invoice.tax ?? 0),
      total: toCents(invoice.total),
    },
    paid: paidCents(invoice),
    balance: toCents(invoice.balance),
    parts,
    salesperson,
    note,
    acceptVia,
  };
}
