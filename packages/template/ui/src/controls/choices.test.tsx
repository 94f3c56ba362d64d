import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Drawer } from '../overlays/drawer.tsx';
import { draw } from '@kado/ui/testing/render';
import { Segments } from './segments.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';

it('a switch says what it is and turns with a press', async () => {
  function Page() {
    const [on, setOn] = useState(false);
    return (
      <Switch checked={on} onChange={setOn} detail="Icons only">
        Menu collapsed
      </Switch>
    );
  }
  draw(<Page />);
  const control = screen.getByRole('switch', { name: /Menu collapsed/ });
  expect(control).toHaveAccessibleDescription('Icons only');
  await userEvent.click(control);
  expect(control).toBeChecked();
});

it('segments are a group of radios', async () => {
  function Page() {
    const [value, setValue] = useState<'boxed' | 'full'>('boxed');
    const options = [
      { value: 'boxed', label: 'Boxed' },
      { value: 'full', label: 'Full' },
    ] as const;
    return <Segments label="Content width" value={value} onChange={setValue} options={options} />;
  }
  draw(<Page />);
  expect(screen.getByRole('group', { name: 'Content width' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
  expect(screen.getByRole('radio', { name: 'Full' })).toBeChecked();
});

it('tabs are one stop, arrows choose and wrap', async () => {
  function Page() {
    const [value, setValue] = useState('a');
    const tabs = [
      { key: 'a', label: 'Account' },
      { key: 'b', label: 'Billing' },
    ];
    return (
      <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue}>
        {`panel ${value}`}
      </Tabs>
    );
  }
  draw(<Page />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Billing' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Billing' })).toHaveTextContent('panel b');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
});

it('a drawer takes the focus, closes with Escape and gives it back', async () => {
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
