import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockServer } from '@kado/mock-data/node';
import { openFeature } from '@kado/template-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('copies the contact details to the billing address, but keeps the street', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/view/2?tab=billing');
  await screen.findByRole('tablist');
  const address = () => screen.getByRole('region', { name: 'Billing address' });
  const valueOf = (name: string) => within(address()).getByText(name).nextSibling?.textContent;
  const street = valueOf('Street');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Tomasz Wilk' }));
  await user.clear(form.getByRole('textbox', { name: 'E-mail' }));
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'bills@tomek.example');
  await user.click(form.getByRole('switch', { name: /^Also use for billing/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([valueOf('E-mail'), valueOf('Street')]).toEqual(['bills@tomek.example', street]);
  expect(street).not.toBe('');
});

it('confirms before it closes with typed changes, and only then', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/view/2');
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Tomasz Wilk' }));
  };
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).getByRole('button', { name }));
  await edit();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const form = await edit();
  await user.type(form.getByRole('textbox', { name: 'Full name' }), 'czak');
  await user.keyboard('{Escape}');
  await answer('Back');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Tomasz Wilkczak');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await answer('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await edit()).getByRole('textbox', { name: 'Full name' })).toHaveValue('Tomasz Wilk');
});

const fill = (role: string, name: RegExp) => async (form: ReturnType<typeof within>) => {
  const control = form.getByRole(role, { name });
  await (role === 'textbox' ? userEvent.type(control, '7') : userEvent.click(control));
};

it.each([
  ['account', 'Upgrade', fill('radio', /^Enterprise/)],
  ['security', 'Set up', fill('radio', /^Text message/)],
  ['billing', 'Add a card', fill('textbox', /^Card number/)],
  ['billing', 'Edit address', fill('textbox', /^Street/)],
])('confirms before the dialog of %s, %s, closes with changes', async (tab, name, change) => {
  await openFeature(feature, `/apps/user/view/2?tab=${tab}`);
  await userEvent.click(await screen.findByRole('button', { name }));
  await change(within(await screen.findByRole('dialog')));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeInTheDocument();
});
