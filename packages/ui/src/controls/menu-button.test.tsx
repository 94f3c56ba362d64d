import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../test/render.tsx';
import { MenuButton } from './menu-button.tsx';

it('opens by keyboard, acts, and gives the focus back', async () => {
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
