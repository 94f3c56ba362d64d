import { type Invoice, InvoiceDraft, InvoiceMessage, InvoicePayment } from '@kado/contracts/template';
import { type Args, idArg, readAs, textArg } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { type Columns, listArgs, listRows, matches } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
import { PAYMENT_DETAILS, seedInvoices } from './data.ts';
import { applyDraft, note, pay } from './rules.ts';

const COLUMNS: Columns = {
  id: 'number',
  total: 'number',
  balance: 'money',
  issuedDate: 'date',
  dueDate: 'date',
  invoiceStatus: 'text',
  service: 'text',
  avatar: 'text',
  'client.name': 'text',
  'client.company': 'text',
  'client.companyEmail': 'text',
  'client.country': 'text',
  'client.address': 'text',
  'client.contact': 'text',
};

function finder(q: string, status: string): (row: Invoice) => boolean {
  const asksPaid = q.trim().toLowerCase() === 'paid';
  return ({ id, client, total, balance, dueDate, invoiceStatus }) =>
    (status === '' || invoiceStatus.toLowerCase() === status.toLowerCase()) &&
    ((asksPaid && balance === 0) || matches(q, [client.companyEmail, client.name, id, total, balance, dueDate]));
}

/** The invoice calls: list, one, clients, delete, and those that save, duplicate, send and pay. */
export function invoiceHandlers({ topic, now, get, post, remove }: Backend) {
  const invoices = topic('invoice', seedInvoices);
  const changeOne = (args: Args, change: (row: Invoice) => void) =>
    invoices.change((rows) => {
      const invoice = findRow(rows, idArg(args), 'Invoice');
      change(invoice);
      return { invoice };
    });
  return [
    get('/apps/invoice/invoices', async ({ args }) => {
      const allData = await invoices.read();
      const query = listArgs(args, { sort: 'desc' }, COLUMNS);
      const { total, page } = listRows(allData, query, COLUMNS, finder(query.q, textArg(args, 'status')));
      return { allData, total, invoices: page };
    }),
    get('/api/invoice/invoices/:id', async ({ args }) => ({
      invoice: findRow(await invoices.read(), idArg(args), 'Invoice'),
      paymentDetails: PAYMENT_DETAILS,
    })),
    get('/api/invoice/clients', async () => (await invoices.read()).slice(0, 5).map(({ client }) => client)),
    remove('/apps/invoice/delete', ({ args }) => invoices.change((rows) => removeRow(rows, idArg(args), 'Invoice'))),
    post('/apps/invoice/save', ({ args }) => {
      const draft = readAs(args['invoice'], InvoiceDraft, 'invoice');
      return invoices
        .change((rows) => applyDraft(rows, draft, now()))
        .then((invoice) => (draft.id === undefined ? created({ invoice }) : { invoice }));
    }),
    post('/apps/invoice/duplicate', async ({ args }) =>
      created(
        await invoices.change((rows) => {
          // What happened to the original did not happen to its copy.
          const { history: _, ...source } = findRow(rows, idArg(args), 'Invoice');
          const invoice: Invoice = { ...source, id: nextId(rows) };
          rows.push(invoice);
          return { invoice };
        }),
      ),
    ),
    post('/apps/invoice/send', ({ args }) => {
      const { to } = readAs(args, InvoiceMessage, 'invoice');
      return changeOne(args, (invoice) => {
        invoice.invoiceStatus = 'Sent';
        note(invoice, { at: now().toISOString(), kind: 'sent', to });
      });
    }),
    post('/apps/invoice/add-payment', ({ args }) => {
      const payment = readAs(args, InvoicePayment, 'payment');
      return changeOne(args, (invoice) => {
        pay(invoice, payment.amount);
        note(invoice, { at: now().toISOString(), kind: 'paid', ...payment });
      });
    }),
  ];
}
