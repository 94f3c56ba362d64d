import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TemplateRole } from '@kado/contracts/template';
import { ToolPanel, useTools } from '@kado/template-kit';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { api } from '@kado/state/template/query';
import { pressed, testVariant } from '../test/test-variant.tsx';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => {
  pressed.length = 0;
  return server.reset();
});
afterAll(() => server.close());

function Tools() {
  return useTools().map((tool) => <ToolPanel key={tool.key} tool={tool} open onClose={() => undefined} />);
}
const { layouts } = testVariant;
async function loadLayout() {
  const { Component } = (await layouts?.app?.()) ?? { Component: () => null };
  return {
    Component: () => (
      <>
        <Component />
        <Tools />
      </>
    ),
  };
}
// Always the same promise, like `import()`: a new component would remount the layout at each navigation.
const layout = loadLayout();
const withTools = { ...testVariant, layouts: { app: () => layout } };
const admin = { signIn: { email: 'admin@demo.test', password: 'admin' } };
const open = (address: string) => openFeature(withTools, address, admin);
const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const look = async (user: ReturnType<typeof userEvent.setup>, role: RegExp) =>
  user.click(await screen.findByRole('radio', { name: role }));

it('applies a role of the matrix to menu, controls and reasons until the lens is off', async () => {
  const user = userEvent.setup();
  await open('/apps/invoice/list');
  await user.click(await screen.findByRole('button', { name: 'Add invoice' }));
  expect(pressed).toEqual(['added']);
  await look(user, /^Support/);
  const banner = within(await screen.findByRole('region', { name: 'Permission lens' }));
  expect(banner.getByRole('status')).toHaveTextContent('You are viewing as Support. You are still Amara Okafor');
  const add = screen.getByRole('button', { name: 'Add invoice' });
  expect(add).toHaveAccessibleDescription('Needs the right “create” on invoices');
  await user.click(add);
  add.focus();
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['added']);
  const panel = within(screen.getByRole('dialog', { name: 'What Support cannot do' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Add invoice lockedNeeds the right “create” on invoicesHas on invoices: read'),
    expect.stringContaining('Delete lockedNeeds the right “delete” on invoicesHas on invoices: read'),
  ]);
  expect(menu().getByText('/apps/user/list', { exact: false })).toHaveTextContent('open');
  await user.click(banner.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Permission lens' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(pressed).toEqual(['added', 'deleted']);
});

/** Grants Support all rights on finance, as another page would. */
const otherPage = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
  endpoints: (build) => ({
    giveSupport: build.mutation<unknown, void>({
      query: () => async (wire) => {
        const { roles } = await wire.template.roles.all();
        const [{ id, matrix }] = roles.filter(({ name }) => name === 'Support') as [TemplateRole];
        const finance = { read: true, write: true, create: true };
        return wire.template.roles.save({ id, name: 'Helpers', matrix: { ...matrix, finance } });
      },
      invalidatesTags: [{ type: 'Role', id: 'RIGHTS' }],
    }),
  }),
});

it('follows a role that changes while the lens shows it', async () => {
  const user = userEvent.setup();
  const { store } = await open('/apps/invoice/list');
  await look(user, /^Support/);
  const add = () => screen.getByRole('button', { name: 'Add invoice' });
  await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'true'));
  await act(async () => store.dispatch(otherPage.endpoints.giveSupport.initiate()).unwrap());
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
  const banner = within(screen.getByRole('region', { name: 'Permission lens' }));
  expect(banner.getByRole('status')).toHaveTextContent('You are viewing as Helpers.');
  expect(banner.getByRole('combobox', { name: 'View as' })).toHaveDisplayValue('Helpers');
});

it('keeps locked menu entries visible with their reason, in this tab', async () => {
  const user = userEvent.setup();
  await open('/access-control');
  await look(user, /^Client/);
  const users = await menu().findByText(/user\/list closed/);
  expect(users).toHaveAttribute('title', 'Needs the right “read” on users');
  expect(menu().getByText('Access control /access-control open')).toBeInTheDocument();
  expect(JSON.parse(sessionStorage.getItem('lens') ?? '')).toMatchObject({ key: 'client', role: 'Client' });
  expect(screen.queryByRole('heading', { name: 'For anyone who can read analytics' })).toBeNull();
  const panel = within(screen.getByRole('dialog', { name: 'What Client cannot do' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'View as' }), 'Administrator');
  expect(await screen.findByRole('heading', { name: 'For anyone who can read analytics' })).toBeInTheDocument();
});

it('sums up each role by its areas, like the roles page', async () => {
  await open('/access-control');
  const roles = await screen.findAllByRole('radio');
  expect(roles.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'AdminFull access, as yourself',
    'ClientAccess control only',
    'AdministratorFull access to every area',
    'ManagerCan edit 6 areas',
    'UserCan edit 2 areas',
    'SupportCan edit 2 areas',
    'Restricted userCan view 5 areas',
  ]);
});

it('copies the rules as a test', async () => {
  const user = userEvent.setup();
  await open('/access-control');
  await look(user, /^Client/);
  await user.click(await screen.findByRole('button', { name: 'Copy as test' }));
  expect(await screen.findByText('Test copied to the clipboard', { selector: 'output' })).toBeInTheDocument();
  const text = await navigator.clipboard.readText();
  expect(text).toContain("['read', 'ACL', true],");
  expect(text).toContain("['read', 'User', false],");
});

it('ignores a stored lens for a client', async () => {
  await openFeature(withTools, '/access-control', {
    signIn: { email: 'client@demo.test', password: 'client' },
    prepare: () => sessionStorage.setItem('lens', '{"key":"own","role":"Admin","ability":[{"action":"manage","subject":"all"}]}'),
  });
  expect(await screen.findByRole('heading', { name: 'Access control' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Permission lens' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'For anyone who can read analytics' })).toBeNull();
});

it('separates rights in Arabic with its comma', async () => {
  const ability = ['read', 'update'].map((action) => ({ action, subject: 'Invoice' }));
  await openFeature(withTools, '/apps/invoice/list', {
    ...admin,
    lng: 'ar',
    prepare: () => sessionStorage.setItem('lens', JSON.stringify({ key: 'own', role: 'Clerk', ability })),
  });
  const panel = within(await screen.findByRole('dialog'));
  expect((await panel.findAllByText(/^الصلاحيات على .*: \p{L}+، \p{L}+$/u)).length).toBeGreaterThan(0);
});
