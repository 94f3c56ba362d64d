import type { Invoice } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { parseWireDay } from './day.ts';
import { centsToMoney, paidCents, sumInvoices, toMoney, toWireBalance } from './money.ts';
import { countStatuses } from './statuses.ts';

const invoice = (over: Partial<Invoice>): Invoice => ({
  id: 5036,
  issuedDate: '21 Nov 2026',
  dueDate: '05 Dec 2026',
  client: {
    name: 'Noor Haddad',
    company: 'Halden & Ros',
    companyEmail: 'noor@haldenros.example',
    address: '',
    country: '',
    contact: '',
  },
  service: 'Software Development',
  total: 5612,
  avatar: '',
  invoiceStatus: 'Paid',
  balance: 0,
  ...over,
});

it.each([
  [0, '0.00'],
  [5612, '5612.00'],
  [100.5, '100.50'],
  ['$940', '940.00'],
  ['-$1,125.50', '-1125.50'],
])('reads %s as the exact amount %s', (amount, decimal) => expect(toMoney(amount)).toEqual({ decimal, currency: 'USD' }));

it.each([
  [0, 0],
  [94_000, '$940'],
  [100_000, '$1000'],
  [-12_550, '-$125.50'],
  [-5, '-$0.05'],
])('%i cents are the balance %s in the API', (cents, balance) => expect(toWireBalance(cents)).toBe(balance));

it.each([
  [359, '3.59'],
  [-5, '-0.05'],
  [0, '0.00'],
])('%i cents are %s dollars', (cents, decimal) => expect(centsToMoney(cents)).toEqual({ decimal, currency: 'USD' }));

it.each([
  [100, 0, 10_000],
  [100, '$40.50', 5950],
  [100, '-$5', 10_500],
])('of %i with a balance of %s, %i cents are paid', (total, balance, cents) =>
  expect(paidCents({ total, balance } as Invoice)).toBe(cents),
);

it('adds totals and balances to the cent', () => {
  expect(
    sumInvoices([invoice({ total: 0.1 }), invoice({ total: 0.2, balance: '$0.20' }), invoice({ total: 5, balance: '-$0.05' })]),
  ).toEqual({ total: 5.3, open: 0.15 });
});

it('reads a day of the API as a local day', () => {
  const day = parseWireDay('05 Dec 2026');
  expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2026, 11, 5]);
});

it('counts every status, also those that do not occur', () => {
  expect(countStatuses([invoice({}), invoice({ invoiceStatus: 'Draft' }), invoice({})])).toEqual({
    Paid: 2,
    Draft: 1,
    Sent: 0,
    Downloaded: 0,
    'Past Due': 0,
    'Partial Payment': 0,
  });
});
