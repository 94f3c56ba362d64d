import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { ChoiceChips } from './choice-chips.tsx';

it('chooses one value, or removes the choice with the "all" chip', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const nameOf = (value: string) => value.toUpperCase();
  const { user } = draw(
    <ChoiceChips label="State" all="All" value="b" options={['a', 'b']} nameOf={nameOf} onChange={onChange} />,
  );
  expect(screen.getByRole('group', { name: 'State' })).toBeInTheDocument();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('B');
  await user.click(screen.getByRole('button', { name: 'A' }));
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(onChange.mock.calls).toEqual([['a'], ['']]);
});
