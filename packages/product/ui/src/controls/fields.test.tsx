import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { PinField } from './pin-field.tsx';
import { Checkbox, SelectField, TextField } from '@kado/ui';
import { RadioCards } from './radio-cards.tsx';

function Pin() {
  const [value, setValue] = useState('');
  return <PinField label="PIN, 6 digits" showLabel="Show the PIN" value={value} onChange={setValue} />;
}

it('keeps at most six ASCII digits of a PIN, whatever is typed or pasted', async () => {
  const { user } = draw(<Pin />);
  const pin = screen.getByLabelText('PIN, 6 digits');
  await user.type(pin, '٢a٧٤-٩١٣٨');
  expect(pin).toHaveValue('274913');
  await user.clear(pin);
  await user.click(pin);
  await user.paste('12 34 56 78');
  expect(pin).toHaveValue('123456');
});

it('hides a PIN until the eye is pressed', async () => {
  const { user } = draw(<Pin />);
  const pin = screen.getByLabelText('PIN, 6 digits');
  expect(pin).toHaveAttribute('type', 'password');
  expect(pin).toHaveAttribute('autocomplete', 'current-password');
  const eye = screen.getByRole('button', { name: 'Show the PIN', pressed: false });
  await user.click(eye);
  expect(pin).toHaveAttribute('type', 'text');
  expect(eye).toHaveAttribute('aria-pressed', 'true');
});

it('ties label, error and input together and passes the ref and the events on', async () => {
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

it('shows the hint while nothing is wrong', () => {
  draw(<TextField label="Name" hint="As on your card" />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As on your card');
});

it('chooses from a short list', async () => {
  const change = vi.fn<(value: string) => void>();
  const options = [
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'Français' },
  ];
  const { user } = draw(
    <SelectField label="Language" options={options} defaultValue="en" onChange={(event) => change(event.target.value)} />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
  expect(change).toHaveBeenCalledWith('fr');
});

it('chooses an amount as one of a radio group', async () => {
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

it('says checked, not checked and mixed', async () => {
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
