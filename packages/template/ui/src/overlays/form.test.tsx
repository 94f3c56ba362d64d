import { screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { FormDialogLayout } from './form-dialog.tsx';
import { FormDrawerLayout } from './form-drawer.tsx';

const sent = vi.fn<() => void>();
const closed = vi.fn<() => void>();
const send = (event: FormEvent) => {
  event.preventDefault();
  sent();
};
const words = { title: 'Payment', closeLabel: 'Close', sendLabel: 'Keep', cancelLabel: 'Cancel', onClose: closed };

function Form({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  return (
    <form id={id} onSubmit={send}>
      <input aria-label="Amount" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </form>
  );
}

it('submits and cancels the form of a drawer by the buttons at its foot', async () => {
  const { user } = draw(
    <FormDrawerLayout {...words} open>
      {(id) => <Form id={id} />}
    </FormDrawerLayout>,
  );
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(sent).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledOnce();
});

it('loses the typed values when the drawer closes', async () => {
  const drawer = (open: boolean) => (
    <FormDrawerLayout {...words} open={open}>
      {(id) => <Form id={id} />}
    </FormDrawerLayout>
  );
  const { user, rerender } = draw(drawer(true));
  await user.type(screen.getByLabelText('Amount'), '12');
  rerender(drawer(false));
  rerender(drawer(true));
  expect(screen.getByLabelText('Amount')).toHaveValue('');
});

function Asked() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    send(event);
    setBusy(true);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pay
      </button>
      <FormDialogLayout {...words} open={open} busy={busy} note="Paid once" onSubmit={submit}>
        <input aria-label="Amount" />
      </FormDialogLayout>
    </>
  );
}

it('submits the form of a dialog by the button beside its note, but not again while it is busy', async () => {
  const { user } = draw(<Asked />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  const keep = await screen.findByRole('button', { name: 'Keep' });
  expect(screen.getByText('Paid once')).toBeVisible();
  await user.click(keep);
  await user.click(keep);
  expect(sent).toHaveBeenCalledOnce();
});
