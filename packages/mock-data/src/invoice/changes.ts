import {
  INVOICE_SERVICES,
  type Invoice,
  type InvoiceBalance,
  type InvoiceDraft,
  type InvoiceEvent,
} from '@kado/contracts/template';
import { moneyValue } from '../core/compare.ts';
import { addDays, dayText } from '../core/dates.ts';
import { badRequest } from '../core/errors.ts';
import { findRow, nextId } from '../core/rows.ts';

/** Dollars as a balance: 0 if nothing is due, negative if too much was paid. */
export const balanceOf = (amount: number): InvoiceBalance => {
  const cents = Math.round(amount * 100);
  if (cents === 0) return 0;
  const dollars = Math.abs(cents) / 100;
  return `${cents < 0 ? '-' : ''}$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
};

/** Subtracts a payment from the balance; a balance of 0 means paid. */
export function pay(invoice: Invoice, amount: number): void {
  invoice.balance = balanceOf(moneyValue(invoice.balance) - amount);
  invoice.invoiceStatus = invoice.balance === 0 ? 'Paid' : 'Partial Payment';
}

/** Adds an event to the invoice's history. */
export function addEvent(invoice: Invoice, event: InvoiceEvent): void {
  invoice.history = [...(invoice.history ?? []), event];
}

const EMPTY_CLIENT = { address: '', company: '', companyEmail: '', country: '', contact: '' };

function newInvoice(rows: readonly Invoice[], { client, total, ...draft }: InvoiceDraft, now: Date): Invoice {
  if (client === undefined) throw badRequest('invoice.client is missing or malformed');
  if (total === undefined) throw badRequest('invoice.total is missing or malformed');
  const defaults = {
    issuedDate: dayText(now),
    dueDate: dayText(addDays(now, 14)),
    service: INVOICE_SERVICES[0],
    avatar: '',
    invoiceStatus: 'Draft' as const,
    balance: balanceOf(total),
  };
  return { ...defaults, ...draft, total, client: { ...EMPTY_CLIENT, ...client }, id: nextId(rows) };
}

function changedInvoice(invoice: Invoice, { client, ...draft }: InvoiceDraft): Invoice {
  const balance = draft.balance ?? (draft.total === undefined ? invoice.balance : balanceOf(draft.total));
  return { ...invoice, ...draft, balance, client: { ...invoice.client, ...client }, id: invoice.id };
}

// '$0.00' means that nothing is due, like 0.
const withZero = ({ balance, ...draft }: InvoiceDraft): InvoiceDraft =>
  balance === undefined ? draft : { ...draft, balance: moneyValue(balance) === 0 ? 0 : balance };

/** Saves a draft: without an id as a new invoice, otherwise as a change of the invoice with that id. */
export function applyDraft(rows: Invoice[], sent: InvoiceDraft, now: Date): Invoice {
  const draft = withZero(sent);
  if (draft.id === undefined) {
    const invoice = newInvoice(rows, draft, now);
    addEvent(invoice, { at: now.toISOString(), kind: 'created' });
    rows.push(invoice);
    return invoice;
  }
  const old = findRow(rows, draft.id, 'Invoice');
  const invoice = changedInvoice(old, draft);
  addEvent(invoice, { at: now.toISOString(), kind: 'changed' });
  rows[rows.indexOf(old)] = invoice;
  return invoice;
}
