import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Range } from './range.tsx';

it('is a slider that has a value text and reports changes', () => {
  const changed = vi.fn<(value: number) => void>();
  draw(<Range label="Latency of Invoices" value={320} max={3000} step={20} text="320 ms" onChange={changed} />);
  const slider = screen.getByRole('slider', { name: 'Latency of Invoices' });
  expect(slider).toHaveAttribute('aria-valuetext', '320 ms');
  fireEvent.change(slider, { target: { value: '900' } });
  expect(changed).toHaveBeenCalledExactlyOnceWith(900);
});
