import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendRequest, openTestPage, openConsole, expectToast, testServer } from '../test/open-console.tsx';

const server = testServer();
const open = () => openConsole({ backend: server.control }, 'Requests');
const LIST = '/apps/invoice/invoices?q=&page=1';
const calls = () => within(screen.getByRole('list', { name: 'Requests, newest first' })).getAllByRole('button');
const request = (path: string, init?: RequestInit) => act(() => sendRequest(path, init));

it('shows each request at once, newest first, and counts it in the footer', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
  await request(LIST);
  await request('/api/users/user?id=999');
  expect(calls().map(({ children }) => [...children].slice(0, 3).map(({ textContent }) => textContent))).toEqual([
    ['GET', '/api/users/user?id=999', '404'],
    ['GET', LIST, '200'],
  ]);
  expect(screen.getByText('2 requests, 1 failed')).toBeInTheDocument();
});

it('filters by topic and by failure, and clears the log', async () => {
  const { user, store } = await open();
  await request(LIST);
  await request('/api/users/user?id=999');
  await user.click(screen.getByRole('radio', { name: 'Failed 1' }));
  expect(calls()).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Invoices');
  expect(screen.getByText('Other requests are filtered out. Choose all topics or all outcomes.')).toBeInTheDocument();
  expect(store.getState().prefs['console.requests']).toEqual({ topic: 'invoice', state: 'failed' });
  await user.click(screen.getByRole('radio', { name: 'All 1' }));
  await user.click(screen.getByRole('button', { name: 'Clear the log' }));
  expect(screen.getByText('0 requests, 0 failed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear the log' })).toHaveAttribute('aria-disabled', 'true');
});

it('expands a request to its bodies without passwords, and copies one', async () => {
  const { user } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await request('/jwt/login', { method: 'POST', body: JSON.stringify({ email: 'admin@demo.test', password: 'wrong' }) });
  await user.click(calls()[0]!);
  const body = screen.getByRole('region', { name: 'Request body' });
  expect(within(body).getByText(/"email": "admin@demo.test"/)).toHaveTextContent('"password": "•••"');
  expect(screen.getByRole('region', { name: 'Response body' })).toHaveTextContent('The e-mail address or the password is wrong.');
  await user.click(screen.getByRole('button', { name: 'Copy: Request body' }));
  expect(copied).toHaveBeenCalledWith('{\n  "email": "admin@demo.test",\n  "password": "•••"\n}');
  await expectToast('Copied');
  await user.click(calls()[0]!);
  expect(screen.queryByRole('region', { name: 'Request body' })).not.toBeInTheDocument();
});

it('shows that the backend did not start', async () => {
  const { user } = await openTestPage({});
  await user.click(await screen.findByRole('button', { name: 'Backend console' }));
  const dialog = await screen.findByRole('dialog', { name: 'Backend console' });
  expect(await within(dialog).findByRole('heading', { name: 'The mock backend did not start' })).toBeInTheDocument();
});
