import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { number, openPage } from '../test/page.tsx';

vi.mock('@kado/product-ui', async (original) => ({ ...(await original<object>()), usePhoneReader: () => undefined }));

const open = openPage();

it('does not call a number wrong while the rules for numbers are missing', async () => {
  const user = userEvent.setup();
  await open('/send/top-up');
  await user.type(await number(), '+234 803 555 0142');
  await user.tab();
  expect(await screen.findByText('Getting the rules for mobile numbers. One moment.')).toBeVisible();
  expect(screen.queryByText(/^Start with the country code/)).toBeNull();
});
