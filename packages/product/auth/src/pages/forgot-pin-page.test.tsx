import { openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { feature } from '../index.ts';

const identifier = () => screen.findByRole('textbox', { name: 'E-mail or phone' });

it('carries what was typed at the sign-in to the forgotten PIN, and not in the address', async () => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, '/login', { ability: 'guest' });
  await user.type(await identifier(), 'maya@kado.test');
  await user.click(screen.getByRole('link', { name: 'Forgot your PIN?' }));
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
  expect(await identifier()).toHaveValue('maya@kado.test');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/forgot-pin');
});

it('starts the forgotten PIN empty without it', async () => {
  await openFeature(feature, '/forgot-pin', { ability: 'guest' });
  expect(await identifier()).toHaveValue('');
});

it.each(['/login', '/forgot-pin'])(
  'writes a phone number in the digits that are sent, whatever was typed at %s',
  async (path) => {
    const user = userEvent.setup();
    await openFeature(feature, path, { ability: 'guest' });
    await user.type(await identifier(), '+٩٦١ ٧٠ ١٢٣ ٤٥٦');
    expect(await identifier()).toHaveValue('+961 70 123 456');
  },
);
