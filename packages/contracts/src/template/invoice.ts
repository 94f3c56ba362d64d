import * as z from 'zod/mini';
import { Filled, LooseId, LooseNumber } from './loose.ts';

/** The six states of a sample invoice, as the wire spells them. */
export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;

/** The services that the sample invoices bill. */
export const INVOICE_SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const;

/** 'DD Mon YYYY', the template's way to write a day. */
export const DayText = z.string().check(z.regex(/^\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/));

/** 0 when paid, otherwise '$nnn' or, where the client paid too much, '-$nnn'. */
export const InvoiceBalance = z.union([z.literal(0), z.string().check(z.regex(/^-?\$\d[\d,]*(\.\d{1,2})?$/))]);
export type InvoiceBalance = z.infer<typeof InvoiceBalance>;

/** Who an invoice is for; contact is '(nnn) nnn-nnnn'. */
export const InvoiceClient = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});
export type InvoiceClient = z.infer<typeof InvoiceClient>;

/** One line of a saved invoice; cost in dollars. */
export const InvoiceItem = z.object({ title: z.string(), description: z.string(), cost: z.number(), qty: z.number() });
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** A sample invoice. Without `items` it has one line: `service` at `total`. */
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
  items: z.exactOptional(z.array(InvoiceItem)),
  discount: z.exactOptional(z.number()),
  tax: z.exactOptional(z.number()),
  salesperson: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

/** Where an invoice is to be paid; totalDue is a money text. */
export const PaymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

/** What GET /apps/invoice/invoices takes. */
export interface InvoiceListQuery {
  q?: string;
  page?: number;
  perPage?: number;
  status?: string;
  sort?: string;
  sortColumn?: string;
}

/** What GET /apps/invoice/invoices answers: every row, the number that match, and the asked page of them. */
export const InvoiceListBody = z.object({ allData: z.array(Invoice), total: z.int(), invoices: z.array(Invoice) });
export type InvoiceListBody = z.infer<typeof InvoiceListBody>;

/** What GET /api/invoice/invoices/{id} answers. */
export const InvoiceBody = z.object({ invoice: Invoice, paymentDetails: PaymentDetails });
export type InvoiceBody = z.infer<typeof InvoiceBody>;

const amount = z.pipe(LooseNumber, z.number().check(z.nonnegative()));

const text = z.exactOptional(z.string());
const DraftClient = z.object({ name: Filled, address: text, company: text, companyEmail: text, country: text, contact: text });

/** An invoice to save: without an id it becomes a new one. */
export const InvoiceDraft = z.object({
  id: z.exactOptional(LooseId),
  issuedDate: z.exactOptional(DayText),
  dueDate: z.exactOptional(DayText),
  client: z.exactOptional(DraftClient),
  service: z.exactOptional(z.string()),
  total: z.exactOptional(amount),
  avatar: z.exactOptional(z.string()),
  invoiceStatus: z.exactOptional(z.enum(INVOICE_STATUSES)),
  balance: z.exactOptional(InvoiceBalance),
  items: z.exactOptional(z.array(InvoiceItem)),
  discount: z.exactOptional(z.number()),
  tax: z.exactOptional(z.number()),
  salesperson: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

/** What sending an invoice takes beside its id. */
export const InvoiceMessage = z.object({
  to: z.string().check(z.regex(/^\S+@\S+$/)),
  subject: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
});
export type InvoiceMessage = z.infer<typeof InvoiceMessage>;

/** A payment to note on an invoice beside its id; amount in dollars. */
export const InvoicePayment = z.object({
  amount: z.pipe(LooseNumber, z.number().check(z.positive())),
  date: z.exactOptional(z.string()),
  method: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;
