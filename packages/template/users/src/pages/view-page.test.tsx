import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature, type TemplateOpenOptions } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(async () => {
  server.listen();
  await import('./view-page.tsx');
});
beforeEach(() => server.reset());
afterAll(() => server.close());

// Tomasz Wilk is active and on the team plan.
const open = async (tab = '', options: TemplateOpenOptions = {}) => {
  const opened = await openFeature(feature, `/apps/user/view/2${tab && `?tab=${tab}`}`, options);
  await screen.findByRole('tablist');
  return opened;
};
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }));

it('shows the profile, projects, activity and invoices', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Tomasz Wilk' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Team plan' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '5035' })).toHaveAttribute('href', '/apps/invoice/preview/5035');
  expect(within(screen.getAllByRole('table')[0]!).getAllByRole('row')).toHaveLength(6);
});

it('redirects a URL without an id to the first active user with a paid plan', async () => {
  const { router } = await openFeature(feature, '/apps/user/view');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tomasz Wilk' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/apps/user/view/2');
});

it.each(['99', 'nobody'])('shows a link to the list when there is no user %s', async (id) => {
  await openFeature(feature, `/apps/user/view/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'User not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the user list' })).toHaveAttribute('href', '/apps/user/list');
});

it('edits, suspends and restores', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Tomasz Wilk');
  await user.clear(form.getByRole('textbox', { name: 'Full name' }));
  await user.type(form.getByRole('textbox', { name: 'Full name' }), 'Tomek Wilk');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tomek Wilk', hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.click((await dialog('Suspend Tomek Wilk?', 'alertdialog')).getByRole('button', { name: 'Suspend' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeInTheDocument();
});

it('changes the plan, cancels it, and undoes the cancellation', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Upgrade' }));
  const plans = await dialog('Choose a plan');
  await user.click(plans.getByRole('radio', { name: /^Company/ }));
  await user.click(plans.getByRole('button', { name: 'Choose this plan' }));
  await toast('The plan is now Company');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Cancel plan' }));
  await user.click((await dialog('Cancel this plan?', 'alertdialog')).getByRole('button', { name: 'Cancel the plan' }));
  await user.click(await screen.findByRole('button', { name: 'Keep the plan' }));
  expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeInTheDocument();
});

it('checks the password rules while typing, and clears the fields after the change', async () => {
  const user = userEvent.setup();
  await open('security');
  const rule = () => within(screen.getByRole('list', { name: 'Password requirements' })).getAllByRole('listitem');
  const password = screen.getByLabelText('New password');
  await user.type(password, 'Correct');
  expect(rule().map((item) => item.textContent?.endsWith('met') && !item.textContent.endsWith('not met'))).toEqual([
    false,
    true,
    false,
  ]);
  await user.type(password, '-horse');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByText('The passwords do not match')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Repeat the new password'), 'Correct-horse');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await toast('Password changed');
  await waitFor(() => expect(password).toHaveValue(''));
});

it('sets up two-step verification by app, and signs a device out', async () => {
  const user = userEvent.setup();
  await open('security');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.click((await dialog('Choose a second step')).getByRole('button', { name: 'Continue' }));
  const app = await dialog('Authenticator app');
  await user.type(app.getByRole('textbox', { name: 'Code from the app' }), '12345');
  await user.click(app.getByRole('button', { name: 'Turn on' }));
  expect(app.getByText('Enter the six digits')).toBeInTheDocument();
  await user.type(app.getByRole('textbox', { name: 'Code from the app' }), '6');
  await user.click(app.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/With an authenticator app/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getAllByRole('button', { name: /^Sign out/ })[0]!);
  await user.click((await dialog('Sign out this device?', 'alertdialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Sign out .*,/ })).toHaveLength(2));
});

it('adds a card, shows only its last digits, and removes it', async () => {
  const user = userEvent.setup();
  await open('billing');
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  const card = await dialog('Add a card');
  await user.type(card.getByRole('textbox', { name: /^Card number/ }), '4242 4242 4242 4242');
  await user.type(card.getByRole('textbox', { name: /^Expiry date/ }), '0199');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Visa, ends in 4242' }));
  await user.click((await dialog('Remove this card?', 'alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Visa, ends in 4242')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Payment cards' })).toHaveFocus());
});

it('keeps the tab in the URL, and connects a network', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await user.click(screen.getByRole('tab', { name: 'Connections' }));
  expect(router.state.location.search).toBe('?tab=connections');
  const [button] = await screen.findAllByRole('button', { name: /^(Connect|Disconnect) / });
  const name = button!.getAttribute('aria-label')!;
  await user.click(button!);
  const other = name.startsWith('Connect') ? name.replace('Connect', 'Disconnect') : name.replace('Disconnect', 'Connect');
  expect(await screen.findByRole('button', { name: other })).toBeInTheDocument();
});

it('returns to the list after the user is deleted', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click((await dialog('Delete Tomasz Wilk?', 'alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/user/list'));
  expect(await screen.findByText('1–10 of 49')).toBeInTheDocument();
});

const READER: TemplateOpenOptions = { ability: [{ action: 'read', subject: 'User' }] };

it.each([
  ['account', ['Edit', 'Suspend', 'Upgrade', 'Cancel plan']],
  ['security', ['Change password', 'Set up', /^Sign out/]],
  ['billing', ['Add a card', /^Edit .*ends in/, /^Remove/, 'Edit address']],
  ['connections', [/^Google/, /^(Connect|Disconnect) /]],
  ['notices', [/^News: /]],
])('disables the controls that change a user without the right to update: %s', async (tab, names) => {
  await open(tab, READER);
  for (const name of names) {
    const controls = ['button', 'switch', 'checkbox'].flatMap((role) => screen.queryAllByRole(role, { name }));
    expect(controls.length, String(name)).toBeGreaterThan(0);
    for (const control of controls) {
      expect(control).toHaveAttribute('aria-disabled', 'true');
      expect(control).toHaveAccessibleDescription(/Needs the right “change” on users$/);
    }
  }
});

it('hides the invoices from a user who may not read them', async () => {
  await open('account', READER);
  expect(await screen.findByRole('heading', { name: 'Activity' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
});

it('sends no change without the right to update', async () => {
  const user = userEvent.setup();
  const { router } = await open('security', READER);
  await user.type(screen.getByLabelText('New password'), 'Correct-horse-1');
  await user.type(screen.getByLabelText('Repeat the new password'), 'Correct-horse-1{Enter}');
  expect(screen.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy');
  await act(() => router.navigate('/apps/user/view/2?tab=connections'));
  const google = await screen.findByRole('switch', { name: /^Google/ });
  const { checked } = google as HTMLInputElement;
  await user.click(google);
  await user.click(screen.getByText('Google'));
  expect((google as HTMLInputElement).checked).toBe(checked);
});
