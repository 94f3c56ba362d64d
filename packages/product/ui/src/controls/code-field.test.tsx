import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { CodeField } from './code-field.tsx';

function Sample({ start = '', masked, error }: { start?: string; masked?: boolean; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CodeField
        label="Code"
        value={value}
        onChange={setValue}
        digitLabel={(at, of) => `Digit ${at} of ${of}`}
        masked={masked}
        error={error}
      />
      <output>{value}</output>
    </>
  );
}

const box = (at: number) => screen.getByLabelText(`Digit ${at} of 6`);
const value = () => screen.getByRole('status').textContent;

it('moves the focus to the next box with every digit', async () => {
  const { user } = draw(<Sample />);
  await user.click(box(1));
  await user.keyboard('407122');
  expect(value()).toBe('407122');
  expect(box(6)).toHaveFocus();
});

it.each([
  ['407122', '407122'],
  [' 407-122 ', '407122'],
  ['٤٠٧١٢٢', '407122'],
  ['Your code is 407122.', '407122'],
])('accepts a pasted %s in any box', async (text, code) => {
  const { user } = draw(<Sample start="99" />);
  await user.click(box(3));
  await user.paste(text);
  expect(value()).toBe(code);
});

it('accepts a code filled in by the device', () => {
  draw(<Sample />);
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  fireEvent.change(box(1), { target: { value: '407122' } });
  expect(value()).toBe('407122');
});

it('converts the digits of other scripts to 0–9 and rejects letters', async () => {
  const { user } = draw(<Sample />);
  await user.click(box(1));
  await user.keyboard('a٤x۷ １');
  expect(value()).toBe('471');
});

it('deletes with backspace: the digit in the box, then the ones before it', async () => {
  const { user } = draw(<Sample start="4071" />);
  await user.click(box(5));
  await user.keyboard('{Backspace}');
  expect(value()).toBe('407');
  await user.keyboard('{Backspace}{Backspace}');
  expect(value()).toBe('4');
  expect(box(2)).toHaveFocus();
});

it('moves the focus with the arrows, Home and End, and overwrites the digit at the caret', async () => {
  const { user } = draw(<Sample start="4071" />);
  await user.click(box(3));
  await user.keyboard('{ArrowLeft}');
  expect(box(2)).toHaveFocus();
  await user.keyboard('5');
  expect(value()).toBe('4571');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await user.keyboard('{End}');
  expect(box(5)).toHaveFocus();
});

it('moves to the next box also when the same digit is typed again', async () => {
  const { user } = draw(<Sample start="407128" />);
  await user.click(box(1));
  await user.keyboard('407935');
  expect(value()).toBe('407935');
});

it('focuses the first empty box', async () => {
  const { user } = draw(<Sample start="40" />);
  await user.click(box(6));
  expect(box(3)).toHaveFocus();
});

it('is a named group, shows its error and masks the digits of a PIN', () => {
  draw(<Sample masked error="Not right. 3 tries left." />);
  const group = screen.getByRole('group', { name: 'Code' });
  expect(group).toHaveAccessibleDescription('Not right. 3 tries left.');
  expect(box(1)).toHaveAttribute('type', 'password');
  expect(box(1)).toBeInvalid();
});

it.each([
  [1, '0922'],
  [5, '4092'],
])('empties box %i without a key event, as cutting, speech input and some phone keyboards do', (at, left) => {
  draw(<Sample start="40922" />);
  fireEvent.change(box(at), { target: { value: '' } });
  expect(value()).toBe(left);
  expect(box(at)).toHaveFocus();
});
