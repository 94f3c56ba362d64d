import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Bank, Deposit } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** A deposit of 300 USD, of which the operator credits 123.45. */
async function credited() {
  const [maya, ops] = [await callAs(server.url, MAYA), await callAs(server.url, OPS)];
  const bankId = ((await maya.get('/banks')) as Bank[]).find(({ name }) => name === 'Alderway Bank')?.id;
  const deposit = (await maya.post('/deposits', { bankId, amount: usd(30_000) })) as Deposit;
  await server.reviewDeposit(deposit.id);
  await ops.post(`/admin/deposits/${deposit.id}/credit`, { amount: usd(12_345), note: '', pin: OPS.pin });
  const { id: mayaId } = (await maya.get('/users/me')) as { id: string };
  return { ...deposit, mayaId };
}
const open = (address: string, options: Partial<Parameters<typeof openFeature>[2]> = {}) =>
  openFeature(feature, address, { url: server.url, signIn: OPS, ...options });

it('shows the credited amount and the customer, with links to the deposit and the customer', async () => {
  const { id, reference, mayaId } = await credited();
  await open(`/operator/audit?subjectId=${mayaId}&action=deposit`);
  const [, newest] = within(await screen.findByRole('region', { name: 'Audit' })).getAllByRole('row');
  const trail = within(newest!);
  const facts = trail.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(facts).toEqual(expect.arrayContaining(['in_review → credited', reference, '300.00 USD → 123.45 USD']));
  expect(trail.getByRole('link', { name: mayaId })).toHaveAttribute('href', `/operator/users/${mayaId}`);
  expect(trail.getByRole('link', { name: id })).toHaveAttribute('href', `/operator/deposits?status=&id=${id}`);
});

it('links from a journal entry to its deposit', async () => {
  const { id, reference } = await credited();
  await open(`/operator/ledger/entries?q=${reference}`);
  const entry = within(await screen.findByRole('list', { name: 'Entries' }));
  expect(entry.getByRole('link', { name: 'View the deposit' })).toHaveAttribute('href', `/operator/deposits?status=&id=${id}`);
});

it('shows only the type of an entry without a memo', async () => {
  await credited();
  await open('/operator/ledger/entries', {
    prepare: ({ api: { admin } }) => {
      const { entries } = admin.ledger;
      vi.spyOn(admin.ledger, 'entries').mockImplementation(async (...query) => {
        const page = await entries(...query);
        return { ...page, data: page.data.map((entry) => ({ ...entry, memo: '' })) };
      });
    },
  });
  const list = await screen.findByRole('list', { name: 'Entries' });
  expect([within(list).getAllByText('Deposit').length > 0, list.querySelector('bdi:empty')]).toEqual([true, null]);
});

it('reloads proof and accounts together', async () => {
  const user = userEvent.setup();
  await open('/operator/ledger?q=house:bank');
  const counts = async () => {
    const accounts = within(await screen.findByRole('region', { name: 'Accounts' }));
    return accounts.getAllByRole('row').map(({ textContent }) => textContent);
  };
  await screen.findByText('Debits equal credits');
  const before = await counts();
  await credited();
  await user.click(screen.getByRole('button', { name: 'Compute again' }));
  await waitFor(async () => expect(await counts()).not.toEqual(before));
});
