import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfter } from './use-focus-after.ts';

/** A page whose first button goes when it is pressed; the second stays. */
function Page() {
  const [status, setStatus] = useState('open');
  useFocusAfter(status);
  return (
    <>
      <h1 tabIndex={-1}>Message</h1>
      {status === 'open' && (
        <button type="button" onClick={() => setStatus('closed')}>
          Close
        </button>
      )}
      <button type="button" onClick={() => setStatus('answered')}>
        Reply
      </button>
    </>
  );
}
const heading = () => screen.getByRole('heading', { name: 'Message' });

it('moves the focus to the heading when the change took the focused element away', async () => {
  render(<Page />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(heading()).toHaveFocus();
});

it('leaves the focus where it still is', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
});
