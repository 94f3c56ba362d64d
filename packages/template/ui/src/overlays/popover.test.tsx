import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { MenuButton } from '../controls/menu-button.tsx';
import { PopPanel, Popover } from './popover.tsx';

it('a popover takes the focus, closes on Escape and on blur, and returns the focus', async () => {
  const { user } = draw(
    <>
      <Popover label="Cart, 2 items" icon="cart" count={2}>
        {(close) => (
          <PopPanel title="Cart">
            <button type="button" onClick={close}>
              Done
            </button>
          </PopPanel>
        )}
      </Popover>
      <button type="button">After</button>
    </>,
  );
  const opener = screen.getByRole('button', { name: /Cart/ });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Cart, 2 items' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('a menu of the panel opens above it, and the panel stays open', async () => {
  const choose = vi.fn<() => void>();
  const { user } = draw(
    <Popover label="Your account" icon="user">
      {() => <MenuButton label="Language" icon="globe" entries={[{ key: 'fr', label: 'Français', onClick: choose }]} />}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
  expect(choose).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
});
