import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../test/page.tsx';

const open = openPage();

it('formats the amounts of its notes as on all pages: with a space after the sign, and with full cents', async () => {
  const user = userEvent.setup();
  await open('/send/top-up?phone=%2B254733550142');
  const arrives = await screen.findByLabelText('Arrives');
  await user.type(arrives, '500,5');
  expect(arrives).toHaveAccessibleDescription('Read as KES\u00A0500.50');
  await user.clear(arrives);
  await user.type(arrives, '2.000');
  expect(arrives).toHaveAccessibleDescription(/Did you mean KES\s2,000 or KES\s2\.00/);
});
