import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Button, IconButton } from '@kado/ui';
import { Chip, Chips } from './chip.tsx';

it('presses, and does not submit unless told', async () => {
  const press = vi.fn<() => void>();
  const { user } = draw(<Button onClick={press}>Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it('keeps its focus and refuses presses while it is busy', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const { user } = draw(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Pay
      </Button>
    </form>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Pay', busy: true })).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('is a link when it leads somewhere', () => {
  draw(
    <>
      <Button to="/orders">Orders</Button>
      <IconButton to="/cart" icon="bag" label="Cart, 3 items" count={3} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

it('says which chip is chosen', async () => {
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
