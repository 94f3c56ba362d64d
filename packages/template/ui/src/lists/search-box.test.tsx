import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { SearchBox } from './search-box.tsx';

/** A page that updates the value only when the test calls `answer`, like a URL that changes after the input. */
function slowOwner() {
  const waiting: (() => void)[] = [];
  function Page() {
    const [q, setQ] = useState('');
    return (
      <>
        <SearchBox label="Search" value={q} onChange={(text) => waiting.push(() => setQ(text))} />
        <button type="button" onClick={() => setQ('')}>
          Clear
        </button>
        <p>asked for {q}</p>
      </>
    );
  }
  return { Page, answer: () => act(() => waiting.shift()?.()), waiting };
}

it('shows each letter immediately, however late its value is updated', async () => {
  const { Page, answer, waiting } = slowOwner();
  const { user } = draw(<Page />);
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(box, 'abc');
  expect(box).toHaveValue('abc');
  answer();
  expect(screen.getByText('asked for a')).toBeVisible();
  expect(box).toHaveValue('abc');
  await user.type(box, 'd');
  while (waiting.length > 0) answer();
  expect(screen.getByText('asked for abcd')).toBeVisible();
  expect(box).toHaveValue('abcd');
});

it('shows a new value that it did not send itself', async () => {
  const { Page, answer, waiting } = slowOwner();
  const { user } = draw(<Page />);
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(box, 'ab');
  while (waiting.length > 0) answer();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
});
