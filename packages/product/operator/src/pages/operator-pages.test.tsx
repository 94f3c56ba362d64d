import { startTestServer, type TestServer } from '@kado/api/testing';
import type { CustomerOrder } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

type Options = Parameters<typeof openFeature>[2];
const open = (address: string, more: Options = {}) => openFeature(feature, address, { url: server.url, signIn: OPS, ...more });

it('redirect from the start page to the deposits, and link to each other', async () => {
  const { router } = await open('/operator');
  await waitFor(() => expect(router.state.location.pathname).toBe('/operator/deposits'));
  expect(await screen.findByText('No deposit is waiting')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Operator pages' })).getAllByRole('link');
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'Deposits',
    'Orders',
    'Messages',
    'Users',
    'Ledger',
    'Reconciliation',
    'Audit',
  ]);
  expect(pages[0]).toHaveAttribute('aria-current', 'true');
});

it('scroll to the link of the current page, because a phone does not fit all links', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('/operator/audit');
  await screen.findByRole('region', { name: 'Audit' });
  expect(scrolled.mock.instances.map((link) => (link as Element).textContent)).toEqual(['Audit']);
});

it('are not accessible to customers', async () => {
  for (const { path } of feature.routes) {
    const address = `/${path}`.replaceAll(/:\w+/g, 'x');
    await expect(open(address, { signIn: MAYA })).rejects.toMatchObject({ status: 403 });
  }
});

it("show a customer's order with the supplier's references of its items", async () => {
  const user = userEvent.setup();
  const { router } = await open('/operator/orders');
  const [first] = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('link');
  await user.click(first!);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/operator\/orders\/[0-9a-f-]{36}$/));
  expect(await screen.findByText('Supplier’s reference')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Maya Haddad, maya@kado.test$/ })).toBeVisible();
});

it('isolate the code of a failure from its text, which may have another direction', async () => {
  const orders = (await (await callAs(server.url, OPS)).get('/admin/orders')) as CustomerOrder[];
  const failure = { code: 'INVALID_NUMBER', text: 'تقول Sunbird إن هذا الرقم غير مستخدم.' };
  const items = orders[0]!.items.map((item) => ({ ...item, failure }));
  await open(`/operator/orders/${orders[0]!.id}`, {
    lng: 'ar',
    prepare: ({ api }) => vi.spyOn(api.admin.orders, 'one').mockResolvedValue({ data: { ...orders[0]!, items } }),
  });
  const [reason] = await screen.findAllByText(/INVALID_NUMBER/);
  expect(reason!.textContent).toMatch(/^\u2067\u2068INVALID_NUMBER\u2069. \u2068تقول [^\u2069]+\u2069\u2069$/);
});

it('keep the filters of orders in the URL', async () => {
  const user = userEvent.setup();
  const { router } = await open('/operator/orders');
  await screen.findByRole('list', { name: 'Orders' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'processing');
  expect(router.state.location.search).toBe('?status=processing');
  expect(await screen.findByRole('heading', { name: 'Nothing matches the filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('list', { name: 'Orders' })).toBeVisible();
});

it('suspend a customer with a reason, and restore them', async () => {
  const user = userEvent.setup();
  await open('/operator/users?q=maya');
  await user.click(await screen.findByRole('link', { name: /Maya Haddad/ }));
  await user.click(await screen.findByRole('button', { name: 'Suspend the account…' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'A stolen card');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('A stolen card', { selector: 'bdi' })).toBeVisible();
  await expect(callAs(server.url, MAYA)).rejects.toThrow('ACCOUNT_SUSPENDED');
  await user.click(screen.getByRole('button', { name: 'Restore the account' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Maya can sign in again', { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('A stolen card')).toBeNull());
  await callAs(server.url, MAYA);
});

it('do not let operators suspend their own account', async () => {
  const user = userEvent.setup();
  await open('/operator/users?role=operator');
  await user.click(await screen.findByRole('link', { name: /ops@kado.test/ }));
  expect(await screen.findByText('This is your own account. Only another operator can suspend it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Suspend/ })).toBeNull();
});

it('answer and close a message', async () => {
  const user = userEvent.setup();
  const maya = await callAs(server.url, MAYA);
  const message = `${'Where is my gift card?'.padEnd(79, '?')}🎁!!`;
  const body = { topic: 'other', name: 'Maya Haddad', email: 'maya@kado.test', message };
  const { id } = (await maya.post('/contact', body)) as { id: string };
  await open('/operator/messages?status=open');
  await user.click(await screen.findByRole('link', { name: /^Where is my gift card\?+🎁…/u }));
  await user.click(await screen.findByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('Please write a reply.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'It is on its way.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await within(screen.getByRole('list', { name: 'Message' })).findByText('It is on its way.')).toBeVisible();
  expect(await maya.get(`/contact/${id}`)).toMatchObject({ status: 'answered', replies: [{ text: 'It is on its way.' }] });
  await user.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(await screen.findByText('This message is closed.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('prove that debits equal credits, and link from an account to its entries', async () => {
  const user = userEvent.setup();
  const { router } = await open('/operator/ledger');
  expect(await screen.findByText('Debits equal credits')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Fees' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/operator/ledger/entries'));
  expect(router.state.location.search).toBe('?account=house%3Afees');
  const rows = within(await screen.findByRole('list', { name: 'Entries' })).getAllByText('Capture');
  expect(rows.length).toBeGreaterThan(0);
});

it('show when debits and credits do not balance', async () => {
  const proof = { balanced: false, currencies: [], entries: 1 };
  await open('/operator/ledger', {
    prepare: ({ api }) => vi.spyOn(api.admin.ledger, 'proof').mockResolvedValue({ data: proof }),
  });
  expect(await screen.findByText('The books do not balance')).toBeVisible();
});

it('show the audit trail, filtered by person and by kind', async () => {
  const user = userEvent.setup();
  const { router } = await open('/operator/audit');
  const trail = within(await screen.findByRole('region', { name: 'Audit' }));
  expect(trail.getAllByText('auth.login').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'user');
  await user.type(screen.getByRole('searchbox', { name: 'Who' }), 'ops@');
  expect(router.state.location.search).toBe('?action=user&actor=ops%40');
  await waitFor(() => expect(screen.queryByText('auth.login')).toBeNull());
  expect((await screen.findAllByText('user.suspended'))[0]).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('active → suspended');
});

it('list stuck items, differences and compared days, each with its own empty state', async () => {
  await open('/operator/reconciliation');
  expect(await screen.findByText('No item is stuck')).toBeVisible();
  expect(await screen.findByText('No differences from the supplier’s statement')).toBeVisible();
  expect(await screen.findByText('No day has been compared yet')).toBeVisible();
});

it.each([
  ['orders', 'orders', 'list'],
  ['users', 'users', 'list'],
  ['messages', 'contact', 'list'],
  ['audit', 'audit', 'list'],
] as const)('show an error when %s fail to load, and retry', async (page, resource, call) => {
  await open(`/operator/${page}`, {
    prepare: ({ api }) => vi.spyOn(api.admin[resource], call).mockRejectedValueOnce(new Error('away') as never),
  });
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this list' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'We couldn’t load this list' })).toBeNull());
});
