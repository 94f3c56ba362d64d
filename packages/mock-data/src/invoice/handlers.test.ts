import { Invoice, InvoiceBody, InvoiceListBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { countBy, testBackend } from '../testing.ts';

const call = testBackend();
const list = async (query = ''): Promise<InvoiceListBody> =>
  InvoiceListBody.parse((await call('GET', `/apps/invoice/invoices${query}`)).body);
const one = async (id: number): Promise<Invoice> =>
  InvoiceBody.parse((await call('GET', `/api/invoice/invoices/${id}`)).body).invoice;
const ids = (rows: readonly Invoice[]) => rows.map(({ id }) => id);

it('has the fifty rows of the contract', async () => {
  const { allData, total } = await list();
  expect(total).toBe(50);
  expect(ids(allData)).toEqual(Array.from({ length: 50 }, (_, index) => 4987 + index));
  expect(countBy(allData, (row) => row.invoiceStatus)).toEqual({
    Paid: 12,
    'Partial Payment': 11,
    Draft: 10,
    Downloaded: 8,
    Sent: 6,
    'Past Due': 3,
  });
  expect(countBy(allData, ({ balance }) => (balance === 0 ? 'zero' : balance.startsWith('-') ? 'negative' : 'positive'))).toEqual(
    { zero: 33, positive: 10, negative: 7 },
  );
  expect(allData.filter(({ avatar }) => avatar === '')).toHaveLength(18);
  expect([Math.min(...allData.map((row) => row.total)), Math.max(...allData.map((row) => row.total))]).toEqual([2029, 5612]);
  expect(allData.every((row) => /^\(\d{3}\) \d{3}-\d{4}$/.test(row.client.contact))).toBe(true);
});

it.each([
  ['', [5036, 5035, 5034]],
  ['?sort=asc', [4987, 4988, 4989]],
  ['?sort=up&sortColumn=total', [5036, 4999, 5016]],
  ['?sort=asc&sortColumn=total', [5027, 5000, 5017]],
  ['?sort=asc&sortColumn=balance', [5008, 4992, 5031]],
  ['?sort=asc&sortColumn=client.name', [4998, 5016, 4996]],
  ['?sortColumn=issuedDate', [5036, 5035, 5034]],
  ['?page=2&perPage=2', [5034, 5033]],
  ['?page=6', []],
  ['?page=&perPage=', [5036, 5035, 5034]],
])('sorts and pages %s', async (query, expected) => {
  const { invoices, total } = await list(query);
  expect(total).toBe(50);
  expect(ids(invoices).slice(0, expected.length)).toEqual(expected);
  expect(invoices.length).toBe(query.includes('perPage=2') ? 2 : expected.length && 10);
});

it.each([
  ['?status=past due', 3],
  ['?status=PAID', 12],
  ['?status=Draft', 10],
  ['?status=nothing', 0],
  ['?q=paid', 33],
  ['?q=%20PAID%20', 33],
  ['?q=paid&status=sent', 3],
  ['?q=pai', 0],
  ['?q=NOOR', 2],
  ['?q=@kestrel.', 2],
  ['?q=5036', 1],
  ['?q=5612', 1],
  ['?q=-$125', 1],
])('finds %s', async (query, total) => {
  const found = await list(`${query.replace(' due', '%20due')}&perPage=50`);
  expect([found.total, found.invoices.length]).toEqual([total, total]);
});

it('does not change the stored order by sorting', async () => {
  const before = await list();
  await list('?sort=asc&sortColumn=total');
  expect((await list()).allData).toEqual(before.allData);
  const clients = (await call('GET', '/api/invoice/clients')).body;
  expect(clients).toEqual(before.allData.slice(0, 5).map(({ client }) => client));
});

it('returns an invoice with its payment details, and deletes it', async () => {
  expect((await one(5036)).total).toBe(5612);
  expect(await call('DELETE', '/apps/invoice/delete?id=5036')).toEqual({ status: 200, body: undefined });
  expect(await call('GET', '/api/invoice/invoices/5036')).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  expect((await call('DELETE', '/apps/invoice/delete', { id: '5035' })).status).toBe(200);
  expect((await call('DELETE', '/apps/invoice/delete?id=', { id: '5034' })).status).toBe(200);
  expect(ids((await list('?perPage=1')).invoices)).toEqual([5033]);
});

it.each([
  ['GET', '/apps/invoice/invoices?page=abc', undefined, 400],
  ['GET', '/apps/invoice/invoices?page=0', undefined, 400],
  ['GET', '/apps/invoice/invoices?perPage=-1', undefined, 400],
  ['GET', '/apps/invoice/invoices?sortColumn=nothing', undefined, 400],
  ['GET', '/api/invoice/invoices/abc', undefined, 400],
  ['GET', '/api/invoice/invoices/1', undefined, 404],
  ['DELETE', '/apps/invoice/delete', undefined, 400],
  ['DELETE', '/apps/invoice/delete?id=', undefined, 400],
  ['DELETE', '/apps/invoice/delete?id=x', undefined, 400],
  ['DELETE', '/apps/invoice/delete?id=1', undefined, 404],
  ['POST', '/apps/invoice/save', {}, 400],
  ['POST', '/apps/invoice/save', '{', 400],
  ['POST', '/apps/invoice/save', '[]', 400],
  ['POST', '/apps/invoice/save', { invoice: { total: 5 } }, 400],
  ['POST', '/apps/invoice/save', { invoice: { client: { name: 'A' } } }, 400],
  ['POST', '/apps/invoice/save', { invoice: { id: 5036, total: 'many' } }, 400],
  ['POST', '/apps/invoice/save', { invoice: { id: 5036, dueDate: '99 Jan 2026' } }, 400],
  ['POST', '/apps/invoice/save', { invoice: { id: 5036, dueDate: '31 Feb 2026' } }, 400],
  ['POST', '/apps/invoice/save', { invoice: { id: 1, total: 5 } }, 404],
  ['POST', '/apps/invoice/duplicate', {}, 400],
  ['POST', '/apps/invoice/duplicate', { id: 1 }, 404],
  ['POST', '/apps/invoice/send', { id: 5036 }, 400],
  ['POST', '/apps/invoice/send', { id: 1, to: 'a@b.example', subject: '', message: '' }, 404],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 0 }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 0.001 }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 10.005 }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: '10.005' }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 'lots' }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 1e16 }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 1, amount: 5 }, 404],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 5, date: 'soon' }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 5, date: '2026-02-30' }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 5, date: '31 Feb 2026' }, 400],
  ['POST', '/apps/invoice/add-payment', { id: 5035, amount: 5, method: 'Barter' }, 400],
])('rejects %s %s %j with %3$s and changes nothing', async (method, path, body, status) => {
  const before = await list();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await list()).toEqual(before);
});

it.each([
  ['Paid', 0],
  ['Partial Payment', expect.any(String)],
])('duplicates a %s invoice at the end with the next number, as a draft that is wholly due', async (status, balance) => {
  const source = (await list(`?status=${encodeURIComponent(status)}`)).invoices[0]!;
  expect(source.balance).toEqual(balance);
  expect(await call('POST', '/apps/invoice/duplicate', { id: source.id })).toEqual({
    status: 201,
    body: { invoice: { ...source, id: 5037, invoiceStatus: 'Draft', balance: `$${source.total}` } },
  });
  expect((await list()).total).toBe(51);
});

it('marks an invoice as sent', async () => {
  const sent = await call('POST', '/apps/invoice/send', {
    id: 5026,
    to: 'client@firm.example',
    subject: 'Invoice',
    message: 'Hello',
  });
  expect(sent).toMatchObject({ status: 200, body: { invoice: { id: 5026, invoiceStatus: 'Sent' } } });
});

it.each([
  [5035, 940, 0, 'Paid'],
  [5035, '15.5', '$924.50', 'Partial Payment'],
  [5035, 1000, '-$60', 'Partial Payment'],
  [5031, 5, '-$130', 'Partial Payment'],
])('subtracts a payment on %i of %s: %s, %s', async (id, amount, balance, invoiceStatus) => {
  expect(
    await call('POST', '/apps/invoice/add-payment', { id, amount, date: '2026-11-21', method: 'Cash', note: '' }),
  ).toMatchObject({ status: 200, body: { invoice: { id, balance, invoiceStatus } } });
});

it('says that the amount of a payment must be in whole cents', async () =>
  expect((await call('POST', '/apps/invoice/add-payment', { id: 5035, amount: 10.005 })).body).toEqual({
    message: 'payment.amount must be a multiple of 0.01',
  }));

it.each([0.01, 0.07, 19.99, 1940.55, 9_999_999.99, '1.10'])('accepts a payment of %s', async (amount) =>
  expect(await call('POST', '/apps/invoice/add-payment', { id: 5035, amount })).toMatchObject({ status: 200 }),
);

it.each([
  [{ date: '21 Nov 2026', method: 'Cash' }],
  [{ date: '2026-11-21', method: 'Mobile money' }],
  [{ date: '', method: '' }],
  [{}],
])('records a payment with %j', async (fields) =>
  expect(await call('POST', '/apps/invoice/add-payment', { id: 5035, amount: 5, ...fields })).toMatchObject({ status: 200 }),
);
