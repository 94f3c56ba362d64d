import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { startDeposit } from '../test/start-deposit.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, signIn: maya, ...options });

describe('the list of deposits', () => {
  it('filters by status and by text, in the URL', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/deposits/none');
    const { reference } = await startDeposit(store);
    await router.navigate('/deposits');
    await screen.findByRole('list', { name: 'Deposits' });
    const rows = () => within(screen.getByRole('list', { name: 'Deposits' })).getAllByRole('listitem');
    await user.type(screen.getByRole('searchbox', { name: 'Search deposits' }), reference.toLowerCase());
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(router.state.location.search).toBe(`?q=${reference.toLowerCase()}`);
    await user.click(screen.getByRole('button', { name: 'Added' }));
    expect(await screen.findByRole('heading', { name: 'No deposits found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('C1 shows an error when it fails to load', async () => {
    await open('/deposits', {
      prepare: ({ api }) => vi.spyOn(api.deposits, 'list').mockRejectedValue(new ApiError('Told by 503', 503, 'UNAVAILABLE')),
    });
    expect(await screen.findByText('Told by 503')).toBeVisible();
  });
});
