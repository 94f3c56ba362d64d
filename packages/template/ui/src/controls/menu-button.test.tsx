import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { DisabledWithReason } from './disabled-with-reason.tsx';
import { MenuButton } from './menu-button.tsx';

it('opens by keyboard, runs an entry and returns the focus', async () => {
  const out = vi.fn<() => void>();
  const { user } = draw(
    <MenuButton
      label="Your menu"
      icon="user"
      entries={[
        { key: 'me', label: 'Profile', to: '/profile' },
        { key: 'out', label: 'Sign out', onClick: out, apart: true },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Your menu', expanded: false });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(out).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});

it.each([
  ['in a picture', undefined],
  ['in words', 'Change role'],
])('shows why it is disabled and does not open: %s', async (_, words) => {
  const { user } = draw(
    <DisabledWithReason why="Only admins">
      <MenuButton label="Change role" words={words} icon="shield" entries={[{ key: 'admin', label: 'Admin' }]} />
    </DisabledWithReason>,
  );
  const button = screen.getByRole('button', { name: 'Change role', expanded: false });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Only admins');
  await user.click(button);
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
