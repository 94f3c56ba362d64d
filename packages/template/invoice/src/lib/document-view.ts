import type { Invoice, InvoiceItem } from '@kado/contracts/template';
import { itemsOf, PARTS } from './draft.ts';
import { centsOf, paidCents } from './money.ts';
import { lineSums, type Sums } from './sums.ts';

/** One line of the sheet, in whole cents. */
export type SheetLine = InvoiceItem & { amount: number };
/** What stands on an invoice's sheet. */
export type SheetView = { lines: readonly SheetLine[]; sums: Sums; paid: number; balance: number } & Pick<
  Required<Invoice>,
  'parts' | 'salesperson' | 'note' | 'acceptVia'
>;

const whole = ({ cost, qty, discount = 0, tax = 0 }: InvoiceItem) =>
  lineSums({
    cost: centsOf(cost),
    qty: Math.round(qty * 1000),
    discount: Math.round(discount * 100),
    tax: Math.round(tax * 100),
  });

/** Reads an invoice for its sheet. What was stored counts, so that the sheet says the same as the list. */
export function sheetOf(invoice: Invoice): SheetView {
  const { parts = PARTS, salesperson = '', note = '', acceptVia = 'Bank transfer' } = invoice;
  const lines = itemsOf(invoice).map((item) => ({ item, sums: whole(item) }));
  return {
    lines: lines.map(({ item, sums }) => ({ ...item, amount: sums.subtotal - sums.discount })),
    sums: {
      subtotal: lines.reduce((total, { sums }) => total + sums.subtotal, 0),
      discount: centsOf(invoice.discount ?? 0),
      tax: centsOf(invoice.tax ?? 0),
      total: centsOf(invoice.total),
    },
    paid: paidCents(invoice),
    balance: centsOf(invoice.balance),
    parts,
    salesperson,
    note,
    acceptVia,
  };
}
