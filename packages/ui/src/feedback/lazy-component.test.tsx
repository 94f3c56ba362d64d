import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { lazyComponent } from './lazy-component.tsx';

afterEach(() => vi.useRealTimers());

const missing = new TypeError('Failed to fetch dynamically imported module');
const Waiting = () => <p>waiting</p>;
type SheetProps = { open: boolean; onClose: () => void; children: ReactNode };
const Sheet = ({ open, children }: SheetProps) => open && <p>{children}</p>;

it('closes a part that cannot be loaded, keeps what is typed beside it, and loads again at the next opening', async () => {
  const load = vi.fn(async () => Sheet).mockRejectedValueOnce(missing);
  const LazySheet = lazyComponent(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <LazySheet open={open} onClose={() => setOpen(false)}>
          the sheet
        </LazySheet>
      </>
    );
  }
  const { user } = draw(<Page />);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Open', expanded: false })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the sheet')).toBeInTheDocument();
});

it('shows the placeholder of a part that has no `onClose`, and loads it again by itself', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => () => <p>arrived</p>).mockRejectedValueOnce(missing);
  const Part = lazyComponent(load, Waiting);
  draw(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('arrived')).toBeInTheDocument();
});

it('does not load again after it has unmounted', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(missing));
  const Part = lazyComponent(load, Waiting);
  const { unmount } = draw(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});
