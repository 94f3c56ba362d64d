import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { TextField } from './text-field.tsx';

it('connects label, error and input, and passes on the ref and the events', async () => {
  const ref = vi.fn<(input: HTMLInputElement | null) => void>();
  const change = vi.fn<() => void>();
  const { user } = draw(
    <TextField label="E-mail" error="Check the address." name="mail" autoComplete="username" ref={ref} onChange={change} />,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Check the address.');
  expect(input).toHaveAttribute('autocomplete', 'username');
  expect(ref).toHaveBeenCalledWith(input);
  await user.type(input, 'ab');
  expect(change).toHaveBeenCalledTimes(2);
  expect(input).toHaveValue('ab');
});

it('shows the hint while there is no error', () => {
  draw(<TextField label="Name" hint="As on your card" />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As on your card');
});
