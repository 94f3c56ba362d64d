import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature, type TemplateOpenOptions } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Turns the permission lens on, as a role with these rights on user management. */
const lookingAs = (role: string, ...actions: readonly string[]): TemplateOpenOptions => {
  const ability = ['User', 'Role', 'Permission'].flatMap((subject) => actions.map((action) => ({ action, subject })));
  return { prepare: () => sessionStorage.setItem('lens', JSON.stringify({ key: role, role, ability })) };
};
const READER = lookingAs('Restricted user', 'read');
const WRITER = lookingAs('Support', 'read', 'write');
const REMOVER = lookingAs('Support', 'read', 'delete');
const CREATOR = lookingAs('Support', 'read', 'create');
const ADMIN: TemplateOpenOptions = {};

const open = (page: string, options: TemplateOpenOptions) => openFeature(feature, `/apps/${page}`, options);
const button = (name: string) => screen.findByRole('button', { name });
const boxes = async (name: string) => within(await screen.findByRole('dialog', { name })).getAllByRole('checkbox');
const expectReason = (control: HTMLElement, why: string | undefined) => {
  if (why === undefined) return expect(control).not.toHaveAttribute('aria-disabled');
  expect(control).toHaveAttribute('aria-disabled', 'true');
  return expect(control).toHaveAccessibleDescription(why);
};
const needs = (right: string, subject: string) => `Needs the right “${right}” on ${subject}`;

const ACTS = {
  roles: {
    create: ['Add a role Start empty or copy another role', 'Duplicate Manager'],
    change: ['Edit Manager'],
    delete: ['Delete Manager'],
  },
  permissions: { create: ['Add permission'], change: ['Edit Project Planning'], delete: ['Delete Project Planning'] },
} as const;
const RIGHTS = ['create', 'change', 'delete'] as const;

it.each([
  ['roles', 'a role that may only read', READER, RIGHTS],
  ['roles', 'a role that writes and creates nothing', WRITER, ['create']],
  ['roles', 'an admin without the lens', ADMIN, []],
  ['permissions', 'a role that may only read', READER, RIGHTS],
  ['permissions', 'a role that writes and creates nothing', WRITER, ['create']],
  ['permissions', 'an admin without the lens', ADMIN, []],
] as const)('disables the denied actions on %s with their reason: %s', async (page, _, options, lacking) => {
  await open(page, options);
  const lacks: readonly string[] = lacking;
  for (const right of RIGHTS)
    for (const name of ACTS[page][right])
      expectReason(await button(name), lacks.includes(right) ? needs(right, page) : undefined);
});

it.each([
  ['a role that may only read', READER, needs('change', 'roles')],
  ['a role that writes', WRITER, undefined],
  ['an admin without the lens', ADMIN, undefined],
])('shows the rights of a role with disabled checkboxes without the right to update: %s', async (_, options, why) => {
  await open('roles', options);
  await userEvent.click(await button('Rights of Manager: 17 of 27'));
  expect(await boxes('Manager')).toHaveLength(40);
  for (const box of await boxes('Manager')) expectReason(box, why);
});

it.each([
  ['a role that may only read', READER, needs('change', 'users')],
  ['a role that writes', WRITER, undefined],
  ['an admin without the lens', ADMIN, undefined],
])('disables changing the role of people without the right to update users: %s', async (_, options, why) => {
  const user = userEvent.setup();
  await open('roles?q=danubecraft', options);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Petrov' }));
  for (const name of ['Change role', 'Change the role of Ana Petrov']) {
    expectReason(await button(name), why);
    await user.click(await button(name));
    await waitFor(() => expect(screen.queryAllByRole('menu', why ? {} : { name })).toHaveLength(why ? 0 : 1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

it.each(['roles', 'permissions'] as const)('opens no dialog on %s without the right to change its items', async (page) => {
  const user = userEvent.setup();
  await open(page, READER);
  for (const name of Object.values(ACTS[page]).flat()) {
    await user.click(await button(name));
    (await button(name)).focus();
    await user.keyboard('{Enter}');
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Copy of Manager' })).toBeNull();
});

it('changes no right of a role without the right to update', async () => {
  const user = userEvent.setup();
  await open('roles', READER);
  await user.click(await button('Rights of Support: 9 of 27'));
  const payroll = await screen.findByRole('checkbox', { name: 'Write: Payroll' });
  const finance = screen.getByRole('checkbox', { name: 'Finance all rights' });
  await user.click(payroll);
  await user.click(screen.getByText('Finance'));
  finance.focus();
  await user.keyboard(' ');
  expect(payroll).not.toBeChecked();
  expect(finance).toBePartiallyChecked();
  expect(await button('Rights of Support: 9 of 27')).toBeInTheDocument();
});

it.each([
  ['a role that deletes and changes nothing', REMOVER, needs('change', 'permissions')],
  ['an admin without the lens', ADMIN, undefined],
])('links a core permission to its form only with the right to update: %s', async (_, options, why) => {
  const user = userEvent.setup();
  await open('permissions', options);
  await user.click(await button('Delete Financial Management'));
  const edit = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Edit permission' });
  expectReason(edit, why);
  await user.click(edit);
  await waitFor(() => expect(screen.queryAllByRole('dialog', { name: 'Edit permission' })).toHaveLength(why ? 0 : 1));
});

it.each([
  ['a role that creates and deletes nothing', CREATOR, 0],
  ['an admin without the lens', ADMIN, 1],
])('offers to undo a copy only with the right to delete: %s', async (_, options, ways) => {
  await open('roles', options);
  await userEvent.click(await button('Duplicate Manager'));
  fireEvent.mouseEnter(await screen.findByLabelText('Dismiss this message')); // Keeps the toast open.
  expect(screen.queryAllByText('Undo')).toHaveLength(ways);
  expect(await button('Edit Copy of Manager')).toBeInTheDocument();
});
