import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Stepper } from './stepper.tsx';

it('a stepper stays between its minimum and maximum', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { user } = draw(
    <Stepper label="Quantity" lessLabel="Less" moreLabel="More" value={1} min={1} max={2} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onChange).toHaveBeenCalledWith(2);
});
