import { type Invoice, InvoiceDraft, InvoiceMessage, InvoicePayment } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, bodyField, deletedId, idArg, listQuery, queryArgs, readAs, textArg, withoutEmpty } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { type Columns, listRows, matches } from '../core/list.ts';
import { addRow, findRow, nextId, removeRow } from '../core/rows.ts';
import { addEvent, applyDraft, balanceOf, pay } from './changes.ts';
import { PAYMENT_DETAILS, seedInvoices } from './data.ts';

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

/** The numbers of an invoice to save and of its lines. */
const NUMBERS = ['id', 'total', 'balance', 'discount', 'tax', 'cost', 'qty'];

function filterOf(q: string, status: string): (row: Invoice) => boolean {
  const searchesPaid = q.trim().toLowerCase() === 'paid';
  return ({ id, client, total, balance, dueDate, invoiceStatus }) =>
    (status === '' || invoiceStatus.toLowerCase() === status.toLowerCase()) &&
    ((searchesPaid && balance === 0) || matches(q, [client.companyEmail, client.name, id, total, balance, dueDate]));
}

const readHandlers = ({ record }: TopicContext) => {
  const invoices = record('invoice', seedInvoices);
  return [
    http.get('/apps/invoice/invoices', async ({ request }) => {
      const args = queryArgs(request);
      const query = listQuery(args, { sort: 'desc' }, COLUMNS);
      const allData = await invoices.read();
      const { total, page } = listRows(allData, query, COLUMNS, filterOf(query.q, textArg(args, 'status')));
      return HttpResponse.json({ allData, total, invoices: page });
    }),
    http.get('/api/invoice/invoices/:id', async ({ params }) => {
      const invoice = findRow(await invoices.read(), idArg(params), 'Invoice');
      return HttpResponse.json({ invoice, paymentDetails: PAYMENT_DETAILS });
    }),
    http.get('/api/invoice/clients', async () =>
      HttpResponse.json((await invoices.read()).slice(0, 5).map(({ client }) => client)),
    ),
  ];
};

const writeHandlers = ({ record, now }: TopicContext) => {
  const invoices = record('invoice', seedInvoices);
  const changeOne = (id: number, change: (row: Invoice) => void) =>
    invoices.change((rows) => {
      const invoice = findRow(rows, id, 'Invoice');
      change(invoice);
      return { invoice };
    });
  return [
    http.delete('/apps/invoice/delete', async ({ request }) => {
      const id = await deletedId(request);
      await invoices.change((rows) => removeRow(rows, id, 'Invoice'));
      return new HttpResponse();
    }),
    http.post('/apps/invoice/save', async ({ request }) => {
      const draft = await bodyField(request, 'invoice', InvoiceDraft, NUMBERS);
      const invoice = await invoices.change((rows) => applyDraft(rows, draft, now()));
      return HttpResponse.json({ invoice }, { status: draft.id === undefined ? 201 : 200 });
    }),
    http.post('/apps/invoice/duplicate', async ({ request }) => {
      const id = idArg(await bodyArgs(request));
      const invoice = await invoices.change((rows) => {
        // The history, the status and the payments belong to the original only.
        const { history: _, ...source } = findRow(rows, id, 'Invoice');
        const balance = balanceOf(source.total);
        return addRow<Invoice>(rows, { ...source, id: nextId(rows), invoiceStatus: 'Draft', balance });
      });
      return HttpResponse.json({ invoice }, { status: 201 });
    }),
    http.post('/apps/invoice/send', async ({ request }) => {
      const args = await bodyArgs(request);
      const { to } = readAs(args, InvoiceMessage, 'invoice');
      const changed = await changeOne(idArg(args), (invoice) => {
        invoice.invoiceStatus = 'Sent';
        addEvent(invoice, { at: now().toISOString(), kind: 'sent', to });
      });
      return HttpResponse.json(changed);
    }),
    http.post('/apps/invoice/add-payment', async ({ request }) => {
      const args = await bodyArgs(request);
      const payment = readAs(withoutEmpty(args, ['date', 'method']), InvoicePayment, 'payment');
      const changed = await changeOne(idArg(args), (invoice) => {
        pay(invoice, payment.amount);
        addEvent(invoice, { at: now().toISOString(), kind: 'paid', ...payment });
      });
      return HttpResponse.json(changed);
    }),
  ];
};

/** The invoices: list, one, clients, delete, save, duplicate, send, pay. */
export const invoiceHandlers = (context: TopicContext) => [...readHandlers(context), ...writeHandlers(context)];
