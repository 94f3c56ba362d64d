import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';

const confirmed = vi.fn<() => void>();

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <ConfirmDialog
        open={open}
        title="Remove Ada’s top-up?"
        confirmLabel="Yes, remove"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => {
          confirmed();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      >
        ₦5,000 to Ada leaves the cart.
      </ConfirmDialog>
    </>
  );
}

const opened = async () => {
  const drawn = draw(<Sample />);
  await drawn.user.click(screen.getByRole('button', { name: 'Remove' }));
  return { ...drawn, dialog: await screen.findByRole('alertdialog', { name: 'Remove Ada’s top-up?' }) };
};
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

it('describes what will happen and takes the focus', async () => {
  const { dialog } = await opened();
  expect(dialog).toHaveAccessibleDescription('₦5,000 to Ada leaves the cart.');
  expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
});

it.each(['{Escape}', '{Tab}{Enter}'])('cancels with %s and returns the focus to the opener', async (keys) => {
  const { user } = await opened();
  await user.keyboard(keys);
  await closed();
  expect(confirmed).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

it('confirms and returns the focus to the opener', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
  await closed();
  expect(confirmed).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

it('does not use the whole content of a form as the dialog’s description', async () => {
  draw(
    <Dialog open title="New recipient" onClose={() => undefined}>
      <label>
        Name <input />
      </label>
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'New recipient' })).not.toHaveAccessibleDescription();
});

const beside = (dialog: HTMLElement): Element => dialog.closest('.MuiDialog-container')!;

it('closes on a click on the backdrop; with a form it does not, but on Escape and by the button', async () => {
  const close = vi.fn<() => void>();
  const dialogWith = (children: ReactNode) => (
    <Dialog open title="New recipient" closeLabel="Close" onClose={close}>
      {children}
    </Dialog>
  );
  const { user, rerender } = draw(dialogWith('Nothing to type'));
  await user.click(beside(await screen.findByRole('dialog')));
  expect(close).toHaveBeenCalledOnce();
  rerender(
    dialogWith(
      <form>
        <input aria-label="Name" />
      </form>,
    ),
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.click(beside(screen.getByRole('dialog')));
  expect(close).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(3);
});
