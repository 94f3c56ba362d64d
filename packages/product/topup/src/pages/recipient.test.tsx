import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { number, openPage } from '../test/page.tsx';

const open = openPage();

it('empties the number and leads to it for someone new', async () => {
  const user = userEvent.setup();
  await open('/send/top-up?phone=%2B2348035550142');
  await user.click(await screen.findByRole('button', { name: 'New' }));
  expect(await number()).toHaveFocus();
  expect(await number()).toHaveValue('');
});
