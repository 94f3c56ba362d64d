import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Button } from '@kado/ui';
import { Tooltip } from '../index.ts';
import { DisabledWithReason } from './disabled-with-reason.tsx';

const tip = () => screen.findByRole('tooltip');
const closed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('shows its text while the control is hovered or focused, and hides it with Escape', async () => {
  const { user } = draw(
    <Tooltip title="Only admins">
      <Button>Delete</Button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  expect(await tip()).toHaveTextContent('Only admins');
  await user.keyboard('{Escape}');
  await closed();
  await user.unhover(screen.getByRole('button'));
  await user.tab();
  expect(await tip()).toHaveTextContent('Only admins');
  await user.tab();
  await closed();
});

it('stays open while the pointer is on the tooltip itself', async () => {
  const { user } = draw(
    <DisabledWithReason why="Only admins">
      <Button>Delete</Button>
    </DisabledWithReason>,
  );
  const button = screen.getByRole('button');
  const open = () => button.parentElement?.hasAttribute('aria-describedby');
  expect(open()).toBe(false);
  await user.hover(button);
  await user.hover(await tip());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(open()).toBe(true);
  await user.unhover(screen.getByRole('tooltip'));
  await waitFor(() => expect(open()).toBe(false));
});

it('describes a disabled control by its reason, whether the tooltip is shown or not', async () => {
  const { user } = draw(
    <DisabledWithReason why="Only admins">
      <Button>Delete</Button>
    </DisabledWithReason>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Only admins');
  await user.tab();
  expect(await tip()).toHaveTextContent('Only admins');
  expect(button).toHaveAccessibleDescription('Only admins');
});

it('while open, content that is not a string describes the control', async () => {
  const { user } = draw(
    <Tooltip
      title={
        <dl>
          <dt>Balance</dt>
          <dd>$724</dd>
        </dl>
      }
      describeChild
    >
      <Button>Sent</Button>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  await user.tab();
  await tip();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Balance $724');
  await user.keyboard('{Escape}');
  await closed();
});
