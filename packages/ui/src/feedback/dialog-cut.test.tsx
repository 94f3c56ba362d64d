import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

const { cut } = vi.hoisted(() => ({ cut: vi.fn<() => void>() }));
vi.mock('./dialog-body.tsx', async (original) => {
  cut();
  return original();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Set up
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your PIN" />
    </>
  );
}

it('leaves the page unchanged if its code cannot be loaded, and opens the next time', async () => {
  cut.mockImplementationOnce(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const { user } = draw(<Page />);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const button = await screen.findByRole('button', { name: 'Set up', expanded: false });
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Your PIN' })).toBeInTheDocument();
});
