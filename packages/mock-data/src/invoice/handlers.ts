import { type Invoice, InvoiceDraft, InvoiceMessage, InvoicePayment } from '@kado/contracts';
import { type Args, idArg, listQuery, readAs, textArg } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { type Columns, listRows, matches } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { PAYMENT_DETAILS, seedInvoices } from './data.ts';
import { addEvent, applyDraft, pay } from './changes.ts';

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

function filterOf(q: string, status: string): (row: Invoice) => boolean {
  const searchesPaid = q.trim().toLowerCase() === 'paid';
  return ({ id, client, total, balance, dueDate, invoiceStatus }) =>
    (status === '' || invoiceStatus.toLowerCase() === status.toLowerCase()) &&
    ((searchesPaid && balance === 0) || matches(q, [client.companyEmail, client.name, id, total, balance, dueDate]));
}

/** The invoices: list, one, clients, delete, save, duplicate, send, pay. */
export function invoiceHandlers({ http, record, now }: TopicContext) {
  const invoices = record('invoice', seedInvoices);
  const changeOne = (args: Args, change: (row: Invoice) => void) =>
    invoices.change((rows) => {
      const invoice = findRow(rows, idArg(args), 'Invoice');
      change(invoice);
      return { invoice };
    });
  return [
    http.get('/apps/invoice/invoices', async ({ args }) => {
      const allData = await invoices.read();
      const query = listQuery(args, { sort: 'desc' }, COLUMNS);
      const { total, page } = listRows(allData, query, COLUMNS, filterOf(query.q, textArg(args, 'status')));
      return { allData, total, invoices: page };
    }),
    http.get('/api/invoice/invoices/:id', async ({ args }) => ({
      invoice: findRow(await invoices.read(), idArg(args), 'Invoice'),
      paymentDetails: PAYMENT_DETAILS,
    })),
    http.get('/api/invoice/clients', async () => (await invoices.read()).slice(0, 5).map(({ client }) => client)),
    http.delete('/apps/invoice/delete', ({ args }) => invoices.change((rows) => removeRow(rows, idArg(args), 'Invoice'))),
    http.post('/apps/invoice/save', ({ args }) => {
      const draft = readAs(args['invoice'], InvoiceDraft, 'invoice');
      return invoices
        .change((rows) => applyDraft(rows, draft, now()))
        .then((invoice) => (draft.id === undefined ? created({ invoice }) : { invoice }));
    }),
    http.post('/apps/invoice/duplicate', async ({ args }) =>
      created(
        await invoices.change((rows) => {
          // The history belongs to the original.
          const { history: _, ...source } = findRow(rows, idArg(args), 'Invoice');
          const invoice: Invoice = { ...source, id: nextId(rows) };
          rows.push(invoice);
          return { invoice };
        }),
      ),
    ),
    http.post('/apps/invoice/send', ({ args }) => {
      const { to } = readAs(args, InvoiceMessage, 'invoice');
      return changeOne(args, (invoice) => {
        invoice.invoiceStatus = 'Sent';
        addEvent(invoice, { at: now().toISOString(), kind: 'sent', to });
      });
    }),
    http.post('/apps/invoice/add-payment', ({ args }) => {
      const payment = readAs(args, InvoicePayment, 'payment');
      return changeOne(args, (invoice) => {
        pay(invoice, payment.amount);
        addEvent(invoice, { at: now().toISOString(), kind: 'paid', ...payment });
      });
    }),
  ];
}
