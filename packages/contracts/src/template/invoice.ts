import * as z from 'zod/mini';
import { Filled, LooseId, LooseNumber } from './loose.ts';
import { MONTHS } from './months.ts';

/** The six states of a sample invoice, as the API spells them. */
export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;

/** The services on the sample invoices. */
export const INVOICE_SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const;

const isDay = (text: string): boolean => {
  const [day, month, year] = text.split(' ');
  const at = new Date(Date.UTC(Number(year), MONTHS.indexOf(month ?? ''), Number(day)));
  return at.getUTCDate() === Number(day);
};

/** A day in the template's format, 'DD Mon YYYY'. */
export const DayText = z.string().check(z.regex(new RegExp(`^\\d{2} (${MONTHS.join('|')}) \\d{4}$`)), z.refine(isDay));

/** 0 if paid, otherwise '$nnn', or '-$nnn' if the client paid too much. */
export const InvoiceBalance = z.union([z.literal(0), z.string().check(z.regex(/^-?\$\d[\d,]{0,17}(\.\d{1,2})?$/))]);
export type InvoiceBalance = z.infer<typeof InvoiceBalance>;

/** The client of an invoice; contact is '(nnn) nnn-nnnn'. */
export const InvoiceClient = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});
export type InvoiceClient = z.infer<typeof InvoiceClient>;

const percent = z.number().check(z.nonnegative(), z.maximum(100));

/** One line of a saved invoice; cost in dollars, discount and the tax on the discounted amount in percent. */
export const InvoiceItem = z.object({
  title: z.string(),
  description: z.string(),
  cost: z.number(),
  qty: z.number(),
  discount: z.exactOptional(percent),
  tax: z.exactOptional(percent),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** The payment methods. */
export const PAYMENT_METHODS = ['Bank transfer', 'Debit card', 'Credit card', 'Mobile money', 'Cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Optional parts of the document; by default it contains terms and notes but no payment stub. */
export const InvoiceParts = z.object({ terms: z.boolean(), notes: z.boolean(), stub: z.boolean() });
export type InvoiceParts = z.infer<typeof InvoiceParts>;

/** An event of an invoice, oldest first; `at` is ISO 8601, `date` the day of the payment. */
export const InvoiceEvent = z.object({
  at: z.string(),
  kind: z.enum(['created', 'changed', 'sent', 'paid']),
  to: z.exactOptional(z.string()),
  amount: z.exactOptional(z.number()),
  date: z.exactOptional(z.string()),
  method: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

/** The fields of an invoice besides its lines; discount and tax are in dollars, summed over the lines. */
const written = {
  items: z.exactOptional(z.array(InvoiceItem)),
  discount: z.exactOptional(z.number()),
  tax: z.exactOptional(z.number()),
  salesperson: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
  acceptVia: z.exactOptional(z.enum(PAYMENT_METHODS)),
  parts: z.exactOptional(InvoiceParts),
};

/** A sample invoice. Without `items`, it has one line: `service` with the amount `total`. */
export const Invoice = z.object({
  id: z.int(),
  issuedDate: DayText,
  dueDate: DayText,
  client: InvoiceClient,
  service: z.string(),
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(INVOICE_STATUSES),
  balance: InvoiceBalance,
  ...written,
  history: z.exactOptional(z.array(InvoiceEvent)),
});
export type Invoice = z.infer<typeof Invoice>;

/** The bank details for the payment; totalDue is a formatted amount. */
export const PaymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

/** Query of GET /apps/invoice/invoices. */
export interface InvoiceListQuery {
  q?: string;
  page?: number;
  perPage?: number;
  status?: string;
  sort?: string;
  sortColumn?: string;
}

/** Response of GET /apps/invoice/invoices: all rows, the number of matches, and the requested page of them. */
export const InvoiceListBody = z.object({ allData: z.array(Invoice), total: z.int(), invoices: z.array(Invoice) });
export type InvoiceListBody = z.infer<typeof InvoiceListBody>;

/** Response of GET /api/invoice/invoices/{id}. */
export const InvoiceBody = z.object({ invoice: Invoice, paymentDetails: PaymentDetails });
export type InvoiceBody = z.infer<typeof InvoiceBody>;

/** An amount of money, or a quantity. */
const amount = z.pipe(LooseNumber, z.number().check(z.nonnegative()));

const loosePercent = z.exactOptional(z.pipe(LooseNumber, percent));
const ItemDraft = z.extend(InvoiceItem, { cost: amount, qty: amount, discount: loosePercent, tax: loosePercent });
const BalanceDraft = z.union([
  InvoiceBalance,
  z.pipe(
    z.literal('0'),
    z.transform((): 0 => 0),
  ),
]);

const text = z.exactOptional(z.string());
const DraftClient = z.object({ name: Filled, address: text, company: text, companyEmail: text, country: text, contact: text });

/** An invoice to save; without an id, it is created. Its numbers may be numeric strings. */
export const InvoiceDraft = z.object({
  id: z.exactOptional(LooseId),
  issuedDate: z.exactOptional(DayText),
  dueDate: z.exactOptional(DayText),
  client: z.exactOptional(DraftClient),
  service: z.exactOptional(z.string()),
  total: z.exactOptional(amount),
  avatar: z.exactOptional(z.string()),
  invoiceStatus: z.exactOptional(z.enum(INVOICE_STATUSES)),
  balance: z.exactOptional(BalanceDraft),
  ...written,
  items: z.exactOptional(z.array(ItemDraft)),
  discount: z.exactOptional(LooseNumber),
  tax: z.exactOptional(LooseNumber),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

/** The request to send an invoice, besides its id. */
export const InvoiceMessage = z.object({
  from: z.exactOptional(z.string().check(z.regex(/^\S+@\S+$/))),
  to: z.string().check(z.regex(/^\S+@\S+$/)),
  subject: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
  attached: z.exactOptional(z.boolean()),
});
export type InvoiceMessage = z.infer<typeof InvoiceMessage>;

/** The request to record a payment, besides the invoice's id; amount in dollars, at least 0.01, in whole cents; the day also as 'YYYY-MM-DD'. */
export const InvoicePayment = z.object({
  amount: z.pipe(LooseNumber, z.number().check(z.minimum(0.01), z.multipleOf(0.01))),
  date: z.exactOptional(z.union([DayText, z.iso.date()])),
  method: z.exactOptional(z.enum(PAYMENT_METHODS)),
  note: z.exactOptional(z.string()),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;
