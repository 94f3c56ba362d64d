import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Tabs } from '../controls/tabs.tsx';
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

it('closes on Escape, also when the focused button has become disabled', async () => {
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

it('focuses its first field before the first effects run', () => {
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

it('a drawer takes the focus, closes on Escape and returns the focus', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Customize
        </button>
        <Drawer open={open} onClose={() => setOpen(false)} closeLabel="Close" title="Customize">
          <input aria-label="Name" />
        </Drawer>
      </>
    );
  }
  draw(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Customize' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Customize' })).toHaveFocus();
});

it('returns the focus before layout effects of the page see that the drawer is closed', async () => {
  const seen: (Element | null)[] = [];
  function Page() {
    const [open, setOpen] = useState(false);
    // A layout effect runs during the commit, nearly when the callback of a MutationObserver would run.
    useLayoutEffect(() => void seen.push(document.activeElement), [open]);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Customize
        </button>
        <Drawer open={open} onClose={() => setOpen(false)} closeLabel="Close" title="Customize">
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
        </Drawer>
      </>
    );
  }
  const { user } = draw(<Page />);
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(seen.at(-1)).toBe(screen.getByRole('button', { name: 'Customize' }));
});

it('keeps the selected tab when the drawer takes the focus', () => {
  const changed = vi.fn<(key: string) => void>();
  draw(
    <Drawer open onClose={closed} closeLabel="Close" title="Console">
      <Tabs
        label="Parts"
        value="data"
        onChange={changed}
        tabs={[
          { key: 'requests', label: 'Requests' },
          { key: 'data', label: 'Data' },
        ]}
      >
        <p>Records</p>
      </Tabs>
    </Drawer>,
  );
  expect(screen.getByRole('tab', { name: 'Data', selected: true })).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
});
