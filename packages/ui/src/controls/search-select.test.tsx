import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { draw } from '../testing/render.tsx';
import { matchOptions } from './match-options.ts';
import { SearchSelect } from './search-select.tsx';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225' },
  { value: 'NG', label: 'Nigeria', detail: '+234', keywords: 'Naija' },
  { value: 'NE', label: 'Niger', detail: '+227' },
];

function Sample() {
  const [value, setValue] = useState<string | undefined>('NE');
  return (
    <SearchSelect
      label="Country"
      options={options}
      value={value}
      onChange={setValue}
      emptyText="No country"
      openLabel="Open"
      closeLabel="Close"
      clearLabel="Clear"
      error={value ? undefined : 'Choose one'}
    />
  );
}

/** Renders the sample and waits until the list's code has loaded. */
const open = () => act(async () => draw(<Sample />));

it('shows the chosen option, disabled, until its code has loaded', () => {
  document.body.innerHTML = renderToString(<Sample />);
  const waiting = screen.getByRole('textbox', { name: 'Country' });
  expect(waiting).toHaveValue('Niger');
  expect(waiting).toBeDisabled();
  document.body.replaceChildren();
});

it('finds while typing and chooses with the keyboard', async () => {
  const { user } = await open();
  const input = await screen.findByRole('combobox', { name: 'Country' });
  expect(input).toHaveValue('Niger');
  await user.clear(input);
  await user.type(input, 'naij');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('Nigeria');
});

it('isolates the detail of an option, so that a dial code is not reversed in Arabic', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('combobox', { name: 'Country' }));
  expect(screen.getByText('+234').closest('bdi')).toHaveTextContent(/^\+234$/);
});

it('shows that nothing matches, and the error after clearing', async () => {
  const { user } = await open();
  const input = await screen.findByRole('combobox', { name: 'Country' });
  await user.clear(input);
  await user.type(input, 'zz');
  expect(screen.getByText('No country')).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription('Choose one');
});

it.each([
  ['cote', ['CI']],
  ['234', ['NG']],
  ['ni', ['NG', 'NE']],
  ['nig +227', ['NE']],
  ['', ['CI', 'NG', 'NE']],
])('matches %s', (typed, found) => expect(matchOptions(options, typed).map((option) => option.value)).toEqual(found));
