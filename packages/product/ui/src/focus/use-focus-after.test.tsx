import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
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
  const { user } = draw(<Page />);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(heading()).toHaveFocus();
});

it('leaves the focus where it still is', async () => {
  const { user } = draw(<Page />);
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
});
