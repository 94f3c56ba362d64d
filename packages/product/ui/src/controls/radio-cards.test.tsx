import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { RadioCards } from './radio-cards.tsx';

it('chooses an amount in a radio group', async () => {
  const change = vi.fn<(value: string) => void>();
  const options = [
    { value: '1', head: '₦1,000', detail: '0.66 USD' },
    { value: '2', head: '₦2,000' },
  ];
  const { user } = draw(<RadioCards label="Amounts" name="amount" value="1" onChange={change} options={options} />);
  expect(screen.getByRole('group', { name: 'Amounts' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '₦1,000 0.66 USD' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '₦2,000' }));
  expect(change).toHaveBeenCalledWith('2');
});
