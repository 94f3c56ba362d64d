import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockServer } from '@kado/mock-data/node';
import { openFeature } from '@kado/template-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('uses the contact details for billing too, where the street stays', async () => {
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
