import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { SelectField } from './select-field.tsx';

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
