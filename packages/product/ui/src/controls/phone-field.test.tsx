import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { formatPhone } from '@kado/contracts';
import { draw } from '@kado/ui/testing/render';
import { PhoneField } from './phone-field.tsx';
import { type PhoneReading, loadPhoneReader } from './phone-reading.ts';

let last: PhoneReading | undefined;

function Sample({ start = '', country }: { start?: string; country?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PhoneField
      label="Mobile number"
      country={country}
      value={value}
      onChange={(text, reading) => {
        setValue(text);
        last = reading;
      }}
      completeLabel="The number is complete"
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Mobile number' });

it('parses a number that was entered before the rules loaded', async () => {
  draw(<Sample start="+2348035550142" />);
  await waitFor(() => expect(last?.e164).toBe('+2348035550142'));
  expect(await screen.findByText('The number is complete')).toBeInTheDocument();
});

it('formats while the caret is at the end, and shows the country', async () => {
  await loadPhoneReader();
  const { user } = draw(<Sample />);
  await user.type(field(), '+2348035550142');
  expect(field()).toHaveValue('+234 803 555 0142');
  expect(last).toMatchObject({ state: 'complete', country: 'NG', e164: '+2348035550142' });
});

it.each(['+254700559902', '+2348035550142', '+6591234567'])('groups %s as on all pages', async (number) => {
  const { user } = draw(<Sample />);
  await user.type(field(), number);
  await user.tab();
  expect(field()).toHaveValue(formatPhone(number));
});

it('converts Arabic digits to 0–9', async () => {
  const { user } = draw(<Sample country="EG" />);
  await user.type(field(), '٠١٠٠١٢٣٤٥٦٧');
  expect(last).toMatchObject({ state: 'complete', e164: '+201001234567' });
});

it('does not format the text when it is changed in the middle', () => {
  draw(<Sample start="+234 803 555 0142" />);
  const input = field();
  fireEvent.change(input, { target: { value: '+234 803 55 0142', selectionStart: 10, selectionEnd: 10 } });
  expect(input).toHaveValue('+234 803 55 0142');
});

it.each(['+2348031234567', '+234 803 123 4567', '002348031234567'])(
  'parses %s that is filled in at once, by a browser or from the clipboard',
  async (filled) => {
    const { user } = draw(<Sample />);
    fireEvent.input(field(), { target: { value: filled } });
    expect(last).toMatchObject({ state: 'complete', country: 'NG', e164: '+2348031234567' });
    await user.tab();
    await user.clear(field());
    await user.click(field());
    await user.paste(filled);
    expect(last).toMatchObject({ state: 'complete', e164: '+2348031234567' });
  },
);

it('parses a national number that is filled in at once if the country is known', () => {
  draw(<Sample country="NG" />);
  fireEvent.input(field(), { target: { value: '08031234567' } });
  expect(last).toMatchObject({ state: 'complete', e164: '+2348031234567' });
  expect(field()).toHaveAttribute('autocomplete', 'tel');
});

const cases: [string, string | undefined, Partial<PhoneReading>][] = [
  ['', 'NG', { state: 'empty', country: 'NG' }],
  ['0803 555 01', 'NG', { state: 'partial', country: 'NG', missing: 2 }],
  ['00234 803 555 0142', undefined, { state: 'complete', e164: '+2348035550142' }],
  ['0803 555 0142', 'NG', { state: 'complete', e164: '+2348035550142' }],
  ['+234 803 555 0142 99 999', undefined, { state: 'wrong' }],
  ['0803', undefined, { state: 'partial' }],
  ['letters', 'NG', { state: 'empty' }],
  ['0803', 'NG', { international: '+234803' }],
  ['07 01', 'CI', { international: '+2250701' }],
  ['06 12 34', 'IT', { international: '+39061234' }],
  ['06 61 23', 'CG', { international: '+242066123' }],
  ['8 912', 'RU', { international: '+7912' }],
];
beforeAll(async () => {
  await loadPhoneReader();
});
it.each(cases)('parses %s with the country %s', async (typed, country, reading) => {
  const read = await loadPhoneReader();
  expect(read(typed, country)).toMatchObject(reading);
});
