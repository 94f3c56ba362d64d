import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Button } from '@kado/ui';
import { Tooltip } from './tooltip.tsx';

const seen = () => screen.queryAllByText('Only admins').filter((node) => !node.hidden);

it('shows its words while the control is pointed at or focused, and hides them with Escape', async () => {
  const { user } = draw(
    <Tooltip text="Only admins">
      <Button>Delete</Button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  expect(await screen.findByText('Only admins')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(seen()).toEqual([]);
  await user.unhover(screen.getByRole('button'));
  await user.tab();
  expect(await screen.findByText('Only admins')).toBeVisible();
  await user.tab();
  expect(seen()).toEqual([]);
});

it('is read out where it says why', () => {
  draw(
    <Tooltip text="Only admins" describes>
      <Button aria-disabled>Delete</Button>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Only admins');
});

it('shows something drawn, and reads it out while it is shown', async () => {
  const hint = (
    <dl>
      <dt>Balance</dt>
      <dd>$724</dd>
    </dl>
  );
  const { user } = draw(
    <Tooltip text={hint} describes>
      <Button>Sent</Button>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(await screen.findAllByText('$724')).not.toEqual([]);
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Balance $724');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('$724')).toBeNull();
});
