import * as z from 'zod/mini';
import {
  type Invoice,
  InvoiceClient,
  type InvoiceDraft,
  type InvoiceItem,
  InvoiceParts,
  PAYMENT_METHODS,
} from '@kado/contracts/template';
import { addDays, parseWireDay, toFieldDay, toWireDay } from './day.ts';
import { paidCents, toCents, toWireAmount, toWireBalance } from './money.ts';
import { invoiceSums } from './sums.ts';
import { COST, PERCENT, parsePlain, QTY, toLineAmounts, toPlain } from './typed-number.ts';

const line = {
  title: z.string(),
  description: z.string(),
  cost: z.string(),
  qty: z.string(),
  discount: z.string(),
  tax: z.string(),
};
const fields = {
  issued: z.string(),
  due: z.string(),
  client: z.optional(InvoiceClient),
  salesperson: z.string(),
  note: z.string(),
  acceptVia: z.enum(PAYMENT_METHODS),
  parts: InvoiceParts,
};

/** The fields of the invoice form, valid or not; days are 'YYYY-MM-DD', numbers plain decimals, independent of the language. */
export const Draft = z.object({ ...fields, lines: z.array(z.object(line)).check(z.minLength(1)) });
export type Draft = z.infer<typeof Draft>;
/** One line of a draft. */
export type DraftLine = Draft['lines'][number];

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const Percent = z.string().check(z.refine((kept) => kept.trim() === '' || parsePlain(kept, PERCENT) !== undefined));
const CompleteLine = z.object({
  ...line,
  title: z.string().check(z.refine((typed) => typed.trim() !== '')),
  cost: z.string().check(z.refine((kept) => parsePlain(kept, COST) !== undefined)),
  qty: z.string().check(z.refine((kept) => Boolean(parsePlain(kept, QTY)))),
  discount: Percent,
  tax: Percent,
});
const Client = z.optional(InvoiceClient).check(z.refine((client) => client !== undefined));

/** The requirements that a draft must meet before it can be saved. */
export const CompleteDraft = z
  .object({ ...fields, issued: Day, due: Day, client: Client, lines: z.array(CompleteLine) })
  .check(z.refine(({ issued, due }) => due === '' || due >= issued, { path: ['due'] }));

/** The key of the error text, after `problem.`, for an issue of `CompleteDraft`. */
export function problemOf({ path, code }: { path: string; code: string }) {
  const field = path.split('.').at(-1);
  if (field === 'due' && code === 'custom') return 'dueBefore';
  if (field === 'issued' || field === 'due') return 'day';
  if (field === 'client' || field === 'title' || field === 'cost' || field === 'qty') return field;
  return 'percent';
}

/** The parts of the document that are shown by default. */
export const PARTS: InvoiceParts = { terms: true, notes: true, stub: false };
const DAYS_TO_PAY = 14;

/** An empty line. */
export const EMPTY_LINE: DraftLine = { title: '', description: '', cost: '', qty: '1', discount: '', tax: '' };

/** A new invoice, to be paid within two weeks. */
export const emptyDraft = (today: Date): Draft => ({
  issued: toFieldDay(today),
  due: addDays(today, DAYS_TO_PAY),
  client: undefined,
  lines: [EMPTY_LINE],
  salesperson: '',
  note: '',
  acceptVia: 'Bank transfer',
  parts: PARTS,
});

/** The lines of an invoice. A sample invoice has one line: its service, at the total. */
export const itemsOf = ({ items, service, total }: Invoice): readonly InvoiceItem[] =>
  items ?? [{ title: service, description: '', cost: total, qty: 1 }];

/** The draft of a stored invoice. */
export function toDraft(invoice: Invoice): Draft {
  const { issuedDate, dueDate, client, salesperson = '', note = '', acceptVia = 'Bank transfer', parts = PARTS } = invoice;
  const percent = (value = 0) => (value ? toPlain(Math.round(value * 100), PERCENT) : '');
  const lines = itemsOf(invoice).map(({ title, description, cost, qty, discount, tax }) => ({
    title,
    description,
    cost: toPlain(toCents(cost), COST),
    qty: toPlain(Math.round(qty * 1000), QTY),
    discount: percent(discount),
    tax: percent(tax),
  }));
  const days = { issued: toFieldDay(parseWireDay(issuedDate)), due: toFieldDay(parseWireDay(dueDate)) };
  return { ...days, client, lines, salesperson, note, acceptVia, parts };
}

function toItem(line: DraftLine): InvoiceItem {
  const { cost, qty, discount, tax } = toLineAmounts(line);
  const percents = { ...(discount > 0 && { discount: discount / 100 }), ...(tax > 0 && { tax: tax / 100 }) };
  return {
    title: line.title.trim(),
    description: line.description.trim(),
    cost: toWireAmount(cost),
    qty: qty / 1000,
    ...percents,
  };
}

/**
 * If the total changes, the paid amount stays, so that the balance and the status change. An unchanged total is not sent: the invoice may have been paid or sent in
 * another tab meanwhile.
 */
function sumsToSave(total: number, old?: Invoice): Pick<InvoiceDraft, 'total' | 'balance' | 'invoiceStatus'> {
  if (!old) return { total: toWireAmount(total) };
  if (total === toCents(old.total)) return {};
  const paid = paidCents(old);
  const balance = toWireBalance(total - paid);
  if (paid === 0) return { total: toWireAmount(total), balance };
  return { total: toWireAmount(total), balance, invoiceStatus: balance === 0 ? 'Paid' : 'Partial Payment' };
}

/** The draft in the form that is saved: as changes to the stored invoice, or as a new invoice. */
export function toInvoiceDraft(draft: Draft, old?: Invoice): InvoiceDraft {
  const { client, lines, acceptVia, parts } = draft;
  const sums = invoiceSums(lines.map(toLineAmounts));
  const other = old && client && client.companyEmail !== old.client.companyEmail;
  return {
    ...(old && { id: old.id }),
    ...sumsToSave(sums.total, old),
    ...(other && { avatar: '' }),
    ...(client && { client }),
    issuedDate: toWireDay(draft.issued),
    dueDate: toWireDay(draft.due),
    items: lines.map(toItem),
    discount: toWireAmount(sums.discount),
    tax: toWireAmount(sums.tax),
    salesperson: draft.salesperson.trim(),
    note: draft.note.trim(),
    acceptVia,
    parts,
  };
}

/** An empty client. */
export const NO_CLIENT: InvoiceClient = { address: '', company: '', companyEmail: '', country: '', contact: '', name: '' };

/** The invoice that the draft would become, for the preview. */
export function toPreview(draft: Draft, number: number, old?: Invoice): Invoice {
  const { client, ...wire } = toInvoiceDraft(draft, old);
  const total = wire.total ?? old?.total ?? 0;
  const usual = { service: '', avatar: '', invoiceStatus: 'Draft', balance: toWireBalance(toCents(total)) } as const;
  const days = { issuedDate: toWireDay(draft.issued), dueDate: toWireDay(draft.due) };
  return { ...usual, ...old, ...wire, ...days, total, client: { ...NO_CLIENT, ...client }, id: number };
}
