import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

async function open(tab: string) {
  const user = userEvent.setup();
  await openFeature(feature, `/apps/user/view/2?tab=${tab}`);
  await screen.findByRole('tablist');
  const press = async (name: string | RegExp) => user.click((await screen.findAllByRole('button', { name }))[0]!);
  const confirm = async (role: string, name: string) =>
    user.click(within(await screen.findByRole(role)).getByRole('button', { name }));
  return { press, confirm };
}
/** A toast with the pointer on it, so that it stays until another replaces it. */
async function heldToast(text: string) {
  const toasts = await screen.findByRole('region', { name: 'Messages' });
  const toast = await within(toasts).findByText(text);
  fireEvent.mouseEnter(toasts.parentElement!);
  return toast;
}
const closed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

it('shows only the latest of several changes to a user, because the earlier toasts no longer apply', async () => {
  const { press, confirm } = await open('account');
  await press('Edit');
  await confirm('dialog', 'Save');
  await closed('dialog');
  expect(await heldToast('Changes saved')).toBeVisible();
  await press('Suspend');
  await confirm('alertdialog', 'Suspend');
  await closed('alertdialog');
  expect(await heldToast('1 user suspended')).toBeVisible();
  await press('Restore');
  await screen.findByRole('button', { name: 'Suspend' });
  expect(await heldToast('1 user is active')).toBeVisible();
});

it('shows the latest of several changes to a card', async () => {
  const { press, confirm } = await open('billing');
  await press(/^Edit .*ends in/);
  await confirm('dialog', 'Save');
  await closed('dialog');
  expect(await heldToast('Card saved')).toBeVisible();
  await press(/^Remove .*ends in/);
  await confirm('alertdialog', 'Remove');
  await closed('alertdialog');
  expect(await heldToast('Card removed')).toBeVisible();
});
