import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Switch } from './switch.tsx';

it('a switch has a name and a description, and toggles when pressed', async () => {
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
