import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Chip, Chips } from './chip.tsx';

it('marks the chosen chip as pressed', async () => {
  const choose = vi.fn<() => void>();
  const { user } = draw(
    <Chips label="Saved people">
      <Chip pressed>Ada</Chip>
      <Chip pressed={false} onClick={choose}>
        Sami
      </Chip>
    </Chips>,
  );
  expect(screen.getByRole('group', { name: 'Saved people' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ada', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sami', pressed: false }));
  expect(choose).toHaveBeenCalledOnce();
});
