import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = () =>
  openFeature(feature, '/recipients', { url: server.url, signIn: { identifier: 'maya@kado.test', pin: '274913' } });

it('does not drop the network of a restored recipient when the server is busy, and allows another attempt', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  const save = vi.spyOn(store.api.recipients, 'create').mockRejectedValueOnce(new Error('Busy.'));
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Obi' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ada Obi could not be restored. Busy.', { selector: 'output' })).toBeInTheDocument();
  expect(save).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(save).toHaveResolvedTimes(1));
  expect(await screen.findByRole('button', { name: 'Delete Ada Obi' })).toBeVisible();
  expect(save.mock.lastCall?.[0]).toMatchObject({ phone: '+2348035550142', networkId: expect.any(String) });
});

it('restores a recipient whose network is no longer sold, without the network', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  const { recipients } = store.api;
  const { create } = recipients;
  const save = vi.spyOn(recipients, 'create').mockImplementation((body, signal) => {
    return create('networkId' in body ? { ...body, networkId: 'gone' } : body, signal);
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Obi' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(save).toHaveResolvedTimes(1));
  expect(await screen.findByRole('button', { name: 'Delete Ada Obi' })).toBeVisible();
  expect(save).toHaveBeenCalledTimes(2);
});
