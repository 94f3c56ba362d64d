import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

it('does not submit a form by default', async () => {
  const press = vi.fn<() => void>();
  const { user } = draw(<Button onClick={press}>Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it('keeps its focus and ignores presses while busy', async () => {
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

it('is a link when it has an address', () => {
  draw(
    <>
      <Button to="/orders">Orders</Button>
      <IconButton to="/cart" icon="bag" label="Cart, 3 items" count={3} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});
