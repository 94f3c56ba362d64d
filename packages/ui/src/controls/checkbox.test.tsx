import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';

it('exposes checked, unchecked and mixed', async () => {
  const change = vi.fn<() => void>();
  const { user } = draw(
    <>
      <Checkbox onChange={change}>I have checked the name</Checkbox>
      <Checkbox mixed aria-label="All" readOnly />
    </>,
  );
  await user.click(screen.getByText('I have checked the name'));
  expect(change).toHaveBeenCalledOnce();
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});
