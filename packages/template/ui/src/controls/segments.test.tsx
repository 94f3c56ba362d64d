import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { Segments } from './segments.tsx';

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
