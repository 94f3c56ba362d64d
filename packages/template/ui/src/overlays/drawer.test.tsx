import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Drawer } from './drawer.tsx';

const closed = vi.fn<() => void>();

function Once() {
  const [done, setDone] = useState(false);
  return (
    <button type="button" disabled={done} onClick={() => setDone(true)}>
      Reset
    </button>
  );
}

it('closes on Escape, also when the button that had the focus has become disabled', async () => {
  const { user } = draw(
    <Drawer open onClose={closed} closeLabel="Close" title="Console">
      <Once />
    </Drawer>,
  );
  const button = screen.getByRole('button', { name: 'Reset' });
  expect(button).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  await user.click(button);
  button.blur();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(2);
});

it('has the focus from the moment it stands, so that nothing takes it from a field later', () => {
  const seen: (Element | null)[] = [];
  function Look() {
    useEffect(() => void seen.push(document.activeElement), []);
    return <input aria-label="Subject" />;
  }
  draw(
    <Drawer open onClose={closed} closeLabel="Close" title="Letter">
      <Look />
    </Drawer>,
  );
  expect(seen[0]).toBe(screen.getByRole('textbox', { name: 'Subject' }));
});
