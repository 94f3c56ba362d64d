import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { defineFeature, publicRoute } from '@kado/feature-kit';
import { openFeature } from '@kado/template-kit/testing';
import { feature as shell } from '../index.ts';
import { testServer } from '../test/open-shell.tsx';
import { ResetDialog } from './reset-dialog.tsx';

testServer();

it('stays open to try again when the reset fails', async () => {
  const reset = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('The disk is full')).mockResolvedValue();
  const Page = () => {
    const [open, setOpen] = useState(true);
    return <ResetDialog open={open} reset={reset} onClose={() => setOpen(false)} />;
  };
  const route = { path: '', handle: publicRoute, lazy: async () => ({ Component: Page }) };
  await openFeature(defineFeature({ ...shell, routes: [route] }), '/');
  const button = await screen.findByRole('button', { name: 'Reset' });
  await userEvent.click(button);
  expect(await screen.findByText('The disk is full', { selector: 'output' })).toBeInTheDocument();
  expect(button).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
