import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { MoneyField } from './money-field.tsx';
import { caretAfter, readPasted, writeAmount } from './money-text.ts';

function Sample({ start = '', decimals = 2 }: { start?: string; decimals?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyField label="Ada gets" sign="₦" value={value} onChange={setValue} decimals={decimals} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ada gets' });
const value = () => screen.getByRole('status').textContent;

it.each([
  ['5000', 2, '5,000', '5000'],
  ['1234567.5', 2, '1,234,567.5', '1234567.5'],
  ['12,50', 2, '12.50', '12.50'],
  ['١٢٫٥', 2, '12.5', '12.5'],
  ['0.129', 2, '0.12', '0.12'],
  ['.5', 2, '0.5', '0.5'],
  ['007', 2, '7', '7'],
  ['15a0', 0, '150', '150'],
])('typed %s with %i decimals stands as %s and means %s', async (typed, decimals, shown, decimal) => {
  const { user } = draw(<Sample decimals={decimals} />);
  await user.type(field(), typed);
  expect(field()).toHaveValue(shown);
  expect(value()).toBe(decimal);
});

it('keeps the caret where the person types', async () => {
  const { user } = draw(<Sample start="5000" />);
  await user.type(field(), '99', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('599,000');
  expect(field().selectionStart).toBe(3);
});

it.each([
  ['1,234', '1234'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['12,5', '12.5'],
  ['₦ 5 000', '5000'],
  ['1.234.567', '1234567'],
  ['0.125', '0.12'],
  ['', ''],
])('reads a pasted %s as %s', (text, decimal) => expect(readPasted(text, 2)).toBe(decimal));

it.each([
  ['', ''],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.', '1,234,567.'],
])('writes %s as %s', (decimal, shown) => expect(writeAmount(decimal)).toBe(shown));

it('counts the caret without the commas', () => expect(caretAfter('1,234,567', 4)).toBe(5));

it('keeps whole numbers of a currency without decimals whole', () => {
  expect(readPasted('1,250.50', 0)).toBe('1250');
  expect(readPasted('1250', 0)).toBe('1250');
});

it('reads a paste in place of what stood there', async () => {
  const { user } = draw(<Sample start="7" />);
  await user.click(field());
  await user.paste('1.234,50 €');
  expect(field()).toHaveValue('1,234.50');
});
