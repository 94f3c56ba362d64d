import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { SearchField } from './search-field.tsx';

it('shows every typed letter at once, even if the parent updates the value later', async () => {
  const waiting: (() => void)[] = [];
  function Page() {
    const [q, setQ] = useState('');
    return (
      <>
        <SearchField label="Search" hint="Name" value={q} onChange={(text) => waiting.push(() => setQ(text))} />
        <p>found for {q}</p>
      </>
    );
  }
  const { user } = draw(<Page />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'maya');
  expect(field).toHaveValue('maya');
  act(() => waiting.forEach((follow) => follow()));
  expect(screen.getByText('found for maya')).toBeVisible();
  expect(field).toHaveValue('maya');
});
