import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { PinField } from './pin-field.tsx';

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
