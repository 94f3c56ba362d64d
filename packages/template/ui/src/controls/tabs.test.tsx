import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Tabs } from './tabs.tsx';

it('tabs are one tab stop; arrow keys choose a tab and wrap around', async () => {
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
