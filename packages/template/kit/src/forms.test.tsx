import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { defineFeature, publicRoute } from '@kado/feature-kit';
import { FormDialog } from './forms.tsx';
import { openFeature } from './testing.ts';

const feature = defineFeature({
  id: 'common',
  routes: [{ path: 'sample', handle: publicRoute, lazy: async () => ({ Component: Page }) }],
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <FormDialog
        open={open}
        unsaved="Lose it?"
        title="Form"
        sendLabel="Save"
        onSubmit={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        <p>Fields</p>
      </FormDialog>
    </>
  );
}

it('a form dialog that was closed from its confirmation opens again without it', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/sample');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Lose it?' })).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
