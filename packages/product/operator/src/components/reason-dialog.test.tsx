import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';
import { review, standInForReviews } from '../test/reviews.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens a page, presses its button, and submits the dialog with a reason. */
async function answer(address: string, button: string, text: string, prepare: (store: KadoStore) => void = () => undefined) {
  const user = userEvent.setup();
  await openFeature(feature, address, { url: server.url, signIn: OPS, prepare });
  await user.click(await screen.findByRole('button', { name: `${button}…` }));
  const dialog = within(await screen.findByRole('dialog'));
  if (text) await user.type(dialog.getByRole('textbox'), text);
  await user.click(dialog.getByRole('button', { name: /^(Reject|Suspend)$/ }));
  return dialog;
}

it.each(['', ' '])('requires a reason for a rejection, not %j', async (text) => {
  const dialog = await answer('/operator/deposits', 'Reject', text, (store) => void standInForReviews(store, [review('1')]));
  expect(await dialog.findByText('Please give a reason.')).toBeVisible();
});

it.each([
  ['Reject', '/operator/deposits'],
  ['Suspend the account', '/operator/users/'],
])('keeps a reason after Escape: %s', async (button, page) => {
  const user = userEvent.setup();
  const { id } = (await (await callAs(server.url, MAYA)).get('/users/me')) as { id: string };
  await openFeature(feature, page.endsWith('/') ? page + id : page, {
    url: server.url,
    signIn: OPS,
    prepare: (store) => void standInForReviews(store, [review('1')]),
  });
  const opener = await screen.findByRole('button', { name: `${button}…` });
  await user.click(opener);
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'The picture is too small');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(opener);
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('The picture is too small');
});

it('accepts any reason for a rejection, as the server does', async () => {
  let calls!: ReturnType<typeof standInForReviews>;
  await answer('/operator/deposits', 'Reject', 'no', (store) => (calls = standInForReviews(store, [review('1')])));
  await waitFor(() => expect(calls.reject.mock.lastCall?.slice(0, 2)).toEqual(['1', { reason: 'no' }]));
});

it('shows how long the reason for a suspension has to be', async () => {
  const { id } = (await (await callAs(server.url, MAYA)).get('/users/me')) as { id: string };
  const dialog = await answer(`/operator/users/${id}`, 'Suspend the account', 'no');
  expect(await dialog.findByText('Please give a reason of at least 3 characters.')).toBeVisible();
});
