import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { FilterMenu } from './filter-menu.tsx';

function Roles() {
  const [value, setValue] = useState<'' | 'admin'>('');
  const options = [{ value: 'admin', label: 'Admin' }] as const;
  return <FilterMenu name="Role" value={value} onChange={setValue} anyLabel="Any role" options={options} />;
}

it('shows the value that it filters by, and removes the filter', async () => {
  const { user } = draw(<Roles />);
  await user.click(screen.getByRole('button', { name: 'Role' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Admin' }));
  await user.click(await screen.findByRole('button', { name: 'Role Admin' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Admin', checked: true })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitemradio', { name: 'Any role' }));
  expect(await screen.findByRole('button', { name: 'Role' })).toBeInTheDocument();
});
