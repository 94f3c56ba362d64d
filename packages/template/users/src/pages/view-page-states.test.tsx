import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useDenials } from '@kado/template-kit';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it.each([
  ['/3', '/api/users/user'],
  ['', '/api/users/list/all-data'],
])('has a heading when the user at %s cannot be loaded', async (at, path) => {
  server.fail(path, 503, 'The users are asleep');
  await openFeature(feature, `/apps/user/view${at}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('The users are asleep');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('has a heading when there are no users', async () => {
  for (let id = 0; id <= 50; id += 1) await fetch(`/apps/users/delete?id=${id}`, { method: 'DELETE' });
  await openFeature(feature, '/apps/user/view');
  expect(await screen.findByRole('heading', { level: 1, name: 'There are no users yet' })).toBeInTheDocument();
});

it('separates the limits of a plan in Arabic with its comma', async () => {
  await openFeature(feature, '/apps/user/view/2', { lng: 'ar' });
  await userEvent.click(await screen.findByRole('button', { name: 'ترقية' }));
  expect(await screen.findByText(/^عدد غير محدود من المستخدمين، /)).toBeInTheDocument();
});

it.each([
  ['list?perPage=10', 'Edit', 10],
  ['view/2?tab=security', 'Sign out', 3],
])('the permission lens lists an action of the rows of %s once', async (page, label, rows) => {
  const ability = [{ action: 'read', subject: 'User' }];
  const prepare = () => sessionStorage.setItem('lens', JSON.stringify({ key: 'own', role: 'Reader', ability }));
  await openFeature(feature, `/apps/user/${page}`, { prepare });
  const { result } = renderHook(useDenials);
  await waitFor(() => expect(result.current.find((denial) => denial.label === label)?.ids).toHaveLength(rows));
});
