import type { Invoice, InvoiceClient, InvoiceDraft, InvoiceItem, InvoiceParts, PaymentMethod } from '@kado/contracts/template';
import { dayOf, fieldDay, laterDay, wireDay } from './day.ts';
import { COST, PERCENT, QTY, type TypedLine, typedFigure, wholeLine } from './typed-number.ts';
import { amountOf, balanceOf, centsOf, paidCents } from './money.ts';
import { invoiceSums } from './sums.ts';

/** A line as it is written; `key` tells it from its neighbours while they come and go. */
export type DraftLine = TypedLine & { key: number; title: string; description: string };
/** An invoice while somebody writes it. */
export type Draft = {
  issued: string;
  due: string;
  client: InvoiceClient | undefined;
  lines: readonly DraftLine[];
  salesperson: string;
  note: string;
  acceptVia: PaymentMethod;
  parts: InvoiceParts;
};

/** What an invoice shows where nobody said otherwise. */
export const PARTS: InvoiceParts = { terms: true, notes: true, stub: false };
const DAYS_TO_PAY = 14;

/** A line with nothing in it. */
export const emptyLine = (key: number): DraftLine => ({
  key,
  title: '',
  description: '',
  cost: '',
  qty: '1',
  discount: '',
  tax: '',
});

/** A new invoice, to be paid within two weeks. */
export const emptyDraft = (today: Date): Draft => ({
  issued: fieldDay(today),
  due: laterDay(today, DAYS_TO_PAY),
  client: undefined,
  lines: [emptyLine(1)],
  salesperson: '',
  note: '',
  acceptVia: 'Bank transfer',
  parts: PARTS,
});

/** The lines of an invoice; the sample ones have one, their service at the total. */
export const itemsOf = ({ items, service, total }: Invoice): readonly InvoiceItem[] =>
  items ?? [{ title: service, description: '', cost: total, qty: 1 }];

const percent = (value: number | undefined): string => (value ? typedFigure(Math.round(value * 100), PERCENT) : '');

/** A stored invoice, ready to be changed. */
export function draftOf(invoice: Invoice): Draft {
  const { issuedDate, dueDate, client, salesperson = '', note = '', acceptVia = 'Bank transfer', parts = PARTS } = invoice;
  const lines = itemsOf(invoice).map(({ title, description, cost, qty, discount, tax }, at) => ({
    key: at + 1,
    title,
    description,
    cost: typedFigure(centsOf(cost), COST),
    qty: typedFigure(Math.round(qty * 1000), QTY),
    discount: percent(discount),
    tax: percent(tax),
  }));
  return {
    issued: fieldDay(dayOf(issuedDate)),
    due: fieldDay(dayOf(dueDate)),
    client,
    lines,
    salesperson,
    note,
    acceptVia,
    parts,
  };
}

function itemOf(line: DraftLine): InvoiceItem {
  const { cost, qty, discount, tax } = wholeLine(line);
  const percents = { ...(discount > 0 && { discount: discount / 100 }), ...(tax > 0 && { tax: tax / 100 }) };
  return { title: line.title.trim(), description: line.description.trim(), cost: amountOf(cost), qty: qty / 1000, ...percents };
}

/** A changed total leaves what was paid, so that the balance moves and the state with it. */
function settled(old: Invoice, total: number): Pick<InvoiceDraft, 'balance' | 'invoiceStatus'> {
  const paid = paidCents(old);
  if (total === centsOf(old.total)) return { balance: old.balance, invoiceStatus: old.invoiceStatus };
  const balance = balanceOf(total - paid);
  if (paid === 0) return { balance, invoiceStatus: old.invoiceStatus };
  return { balance, invoiceStatus: balance === 0 ? 'Paid' : 'Partial Payment' };
}

/** The draft as it is saved: over the stored invoice, or as a new one. */
export function wireOf(draft: Draft, old?: Invoice): InvoiceDraft {
  const { client, lines, acceptVia, parts } = draft;
  const sums = invoiceSums(lines.map(wholeLine));
  const other = old && client && client.companyEmail !== old.client.companyEmail;
  return {
    ...(old && { id: old.id, ...settled(old, sums.total) }),
    ...(other && { avatar: '' }),
    ...(client && { client }),
    issuedDate: wireDay(draft.issued),
    dueDate: wireDay(draft.due),
    items: lines.map(itemOf),
    total: amountOf(sums.total),
    discount: amountOf(sums.discount),
    tax: amountOf(sums.tax),
    salesperson: draft.salesperson.trim(),
    note: draft.note.trim(),
    acceptVia,
    parts,
  };
}

const NOBODY: InvoiceClient = { address: '', company: '', companyEmail: '', country: '', contact: '', name: '' };

/** The draft as the invoice that it would become, to look at. */
export function previewOf(draft: Draft, number: number, old?: Invoice): Invoice {
  const { client, ...wire } = wireOf(draft, old);
  const total = wire.total ?? 0;
  const usual = { service: '', avatar: '', invoiceStatus: 'Draft', balance: balanceOf(centsOf(total)) } as const;
  const days = { issuedDate: wireDay(draft.issued), dueDate: wireDay(draft.due) };
  return { ...usual, ...old, ...wire, ...days, total, client: { ...NOBODY, ...client }, id: number };
}
