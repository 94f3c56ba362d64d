import { ApiError } from '@kado/api-client';
import { openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

it('shows an error if the dashboard demo cannot be loaded', async () => {
  const switchVariant = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await openFeature(feature, '/login', { ability: 'guest', app: { switchVariant } });
  await userEvent.click(await screen.findByRole('button', { name: 'Explore the dashboard demo' }));
  expect(
    await screen.findByText('The server cannot be reached. Check your connection and try again.', { selector: 'output' }),
  ).toBeInTheDocument();
});

it('links to the contact form if the account is suspended', async () => {
  const user = userEvent.setup();
  const { store } = await openFeature(feature, '/login', { ability: 'guest' });
  const refusal = new ApiError('This account is suspended. Please contact us.', 403, 'ACCOUNT_SUSPENDED');
  vi.spyOn(store.api.auth, 'login').mockRejectedValue(refusal);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail or phone' }), 'nia@kado.test');
  await user.type(screen.getByLabelText('PIN, 6 digits'), '123457');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});
