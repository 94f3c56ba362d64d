import { type Invoice, InvoiceBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const one = async (id: number): Promise<Invoice> =>
  InvoiceBody.parse((await call('GET', `/api/invoice/invoices/${id}`)).body).invoice;

it('saves a new invoice with the next number, and changes it', async () => {
  const draft = {
    client: { name: 'Ada Byron', companyEmail: 'ada@engine.example' },
    total: '1200',
    issuedDate: '01 Nov 2026',
    dueDate: '15 Nov 2026',
  };
  const saved = await call('POST', '/apps/invoice/save', { invoice: draft });
  expect(saved).toMatchObject({
    status: 201,
    body: { invoice: { id: 5037, total: 1200, balance: '$1200', invoiceStatus: 'Draft', dueDate: '15 Nov 2026' } },
  });
  const items = [{ title: 'Design', description: 'Three pages', cost: 30, qty: 3 }];
  const changed = await call('POST', '/apps/invoice/save', { invoice: { id: '5037', total: 90, items, note: 'Thanks' } });
  expect(changed).toMatchObject({
    status: 200,
    body: { invoice: { id: 5037, balance: '$90', items, note: 'Thanks', client: { name: 'Ada Byron' } } },
  });
  expect(await one(5037)).toMatchObject({ total: 90, client: { companyEmail: 'ada@engine.example' } });
  expect(await call('POST', '/apps/invoice/save', { invoice: { ...draft, balance: 0 } })).toMatchObject({
    body: { invoice: { id: 5038, balance: 0 } },
  });
});

it('reads numbers that arrive as text, and an empty one as absent', async () => {
  const client = { name: 'Ada Byron' };
  const items = [{ title: 'Design', description: '', cost: '30.5', qty: '3', discount: '5', tax: '' }];
  const draft = { id: '', client, items, total: '85', discount: '4.5', tax: ' 0 ', balance: '0' };
  expect(await call('POST', '/apps/invoice/save', { invoice: draft })).toMatchObject({ status: 201 });
  const saved = await one(5037);
  expect(saved).toMatchObject({ total: 85, discount: 4.5, tax: 0, balance: 0 });
  expect(saved.items).toEqual([{ title: 'Design', description: '', cost: 30.5, qty: 3, discount: 5 }]);
  const change = { id: '5037', total: '', discount: '', tax: null, balance: '', note: 'Thanks' };
  expect(await call('POST', '/apps/invoice/save', { invoice: change })).toMatchObject({ status: 200 });
  const { history: _, ...before } = saved;
  expect(await one(5037)).toMatchObject({ ...before, note: 'Thanks' });
});

it.each([
  ['$0', 0],
  ['-$0', 0],
  ['$0.00', 0],
  ['-$12.50', '-$12.50'],
])('stores the balance %s as %s', async (sent, balance) => {
  const client = { name: 'Ada Byron' };
  await call('POST', '/apps/invoice/save', { invoice: { client, total: 85, balance: sent } });
  await call('POST', '/apps/invoice/save', { invoice: { id: 5036, balance: sent } });
  expect([(await one(5037)).balance, (await one(5036)).balance]).toEqual([balance, balance]);
});

it('keeps a total of many digits to the cent', async () => {
  await call('POST', '/apps/invoice/save', { invoice: { id: 5036, total: '9999999999999.99' } });
  expect(await one(5036)).toMatchObject({ total: 9_999_999_999_999.99, balance: '$9999999999999.99' });
});

it('uses the total as the balance if no balance is sent, even if the total is unchanged', async () => {
  const { total, balance } = await one(5035);
  expect([total, balance]).toEqual([3760, '$940']);
  await call('POST', '/apps/invoice/save', { invoice: { id: 5035, total } });
  expect((await one(5035)).balance).toBe('$3760');
});

it('stores an invoice with its options and history; a copy has no history', async () => {
  const draft = {
    client: { name: 'Ada Byron' },
    total: 85.5,
    items: [{ title: 'Design', description: '', cost: 30, qty: 3, discount: 5, tax: 0 }],
    acceptVia: 'Cash',
    parts: { terms: false, notes: true, stub: true },
  };
  await call('POST', '/apps/invoice/save', { invoice: draft });
  await call('POST', '/apps/invoice/save', { invoice: { id: 5037, note: 'Thanks' } });
  await call('POST', '/apps/invoice/send', { id: 5037, to: 'ada@engine.example' });
  await call('POST', '/apps/invoice/add-payment', { id: 5037, amount: 5.5, date: '2026-11-21', method: 'Cash' });
  const saved = await one(5037);
  expect(saved).toMatchObject({ ...draft, balance: '$80', note: 'Thanks' });
  expect(saved.history?.map(({ kind, to, amount, method }) => [kind, to ?? amount, method])).toEqual([
    ['created', undefined, undefined],
    ['changed', undefined, undefined],
    ['sent', 'ada@engine.example', undefined],
    ['paid', 5.5, 'Cash'],
  ]);
  await call('POST', '/apps/invoice/duplicate', { id: 5037 });
  expect((await one(5038)).history).toBeUndefined();
});

it.each([
  [{ acceptVia: 'Barter' }],
  [{ items: [{ title: '', description: '', cost: 1, qty: 1, discount: 101 }] }],
  [{ parts: { terms: 'yes' } }],
  [{ items: [{ title: '', description: '', cost: '', qty: 1 }] }],
  [{ items: [{ title: '', description: '', cost: '1', qty: 'two' }] }],
  [{ discount: 'some' }],
  [{ items: [{ title: '', description: '', cost: -1, qty: 1 }] }],
  [{ items: [{ title: '', description: '', cost: '1', qty: '-2' }] }],
  [{ total: 1e308 }],
  [{ total: '10000000000000000' }],
  [{ balance: `$${'9'.repeat(19)}` }],
  [{ discount: -1e16 }],
  [{ items: [{ title: '', description: '', cost: 1e308, qty: 1 }] }],
])('rejects a draft with %j', async (over) =>
  expect(await call('POST', '/apps/invoice/save', { invoice: { id: 5036, ...over } })).toMatchObject({ status: 400 }),
);
