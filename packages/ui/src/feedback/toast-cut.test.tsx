import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { ToastProvider, useToast } from './toast.tsx';

vi.mock('./toast-view.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
afterEach(() => vi.useRealTimers());

function Sayer() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ text: 'Put in the cart' })}>
      Put
    </button>
  );
}

it('announces a toast whose view cannot be loaded, shows its plain text, and then removes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  draw(
    <ToastProvider regionLabel="Notifications" closeLabel="Close">
      <Sayer />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Put' }));
  expect(screen.getByRole('status')).toHaveTextContent('Put in the cart');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('Put in the cart', { selector: 'div' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Put' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Put in the cart');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('Put in the cart')).toBeNull();
  expect(screen.getByRole('button', { name: 'Put' })).toBeInTheDocument();
});
