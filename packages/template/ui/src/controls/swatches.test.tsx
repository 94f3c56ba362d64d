import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Swatches } from './swatches.tsx';

it('swatches are radios that name their colours', async () => {
  const onChange = vi.fn<(color: string) => void>();
  const options = [
    { value: 'forest', label: 'Forest' },
    { value: 'plum', label: 'Plum' },
  ] as const;
  const { user } = draw(<Swatches label="Primary" value="forest" onChange={onChange} options={options} />);
  expect(screen.getByRole('radio', { name: 'Forest' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(onChange).toHaveBeenCalledWith('plum');
});
