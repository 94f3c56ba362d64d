import { startTestServer, type TestServer } from '@kado/api/testing';
import type { CustomerOrder } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

type Options = Parameters<typeof openFeature>[2];
const open = (address: string, more: Options = {}) => openFeature(feature, address, { url: server.url, signIn: OPS, ...more });

/** Maya's orders, where the first has a second item for Rosa, whose delivery is its only event. */
const withRosa = ([first, ...others]: CustomerOrder[], status: CustomerOrder['status']): CustomerOrder[] => {
  const item = { ...first!.items[0]!, id: 'second', itemId: 'second', recipient: { name: 'Rosa Lima' } };
  const events = [{ at: first!.createdAt, kind: 'delivered' as const, itemId: 'second' }];
  return [{ ...first!, status, items: [...first!.items, item], events }, ...others];
};

describe('while an operator looks at the page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('updates an open order, and names the recipient of each event', async () => {
    const orders = (await (await callAs(server.url, OPS)).get('/admin/orders')) as CustomerOrder[];
    let status: CustomerOrder['status'] = 'processing';
    const one = vi.fn(async () => ({ data: withRosa(orders, status)[0]! }));
    await open(`/operator/orders/${orders[0]!.id}`, {
      prepare: ({ api }) => vi.spyOn(api.admin.orders, 'one').mockImplementation(one),
    });
    expect(await screen.findByText('On its way')).toBeVisible();
    const events = within(screen.getByRole('region', { name: 'Events' }));
    expect(events.getByText(/^\W*Delivered\W*, \W*Rosa Lima\W*$/)).toBeVisible();
    status = 'completed';
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText('On its way')).toBeNull());
    one.mockClear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(one, 'a final order is not asked for').not.toHaveBeenCalled();
  });

  it('updates the list of orders', async () => {
    const orders = (await (await callAs(server.url, OPS)).get('/admin/orders')) as CustomerOrder[];
    let status: CustomerOrder['status'] = 'processing';
    const list = async () => ({ data: withRosa(orders, status) });
    await open('/operator/orders', { prepare: ({ api }) => vi.spyOn(api.admin.orders, 'list').mockImplementation(list) });
    const shown = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(shown.getByText('On its way')).toBeVisible();
    status = 'completed';
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(shown.queryByText('On its way')).toBeNull());
  });

  it('keeps the typed reply when another operator closes the message, and says that it was not sent', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const [maya, other] = [await callAs(server.url, MAYA), await callAs(server.url, OPS)];
    const body = { topic: 'other', name: 'Maya Haddad', email: 'maya@kado.test', message: 'Where is my gift card?' };
    const { id } = (await maya.post('/contact', body)) as { id: string };
    await open(`/operator/messages/${id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'It is on its way.');
    await other.post(`/admin/contact/${id}/close`, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText('This message was closed meanwhile. Your reply was not sent.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('It is on its way.');
    expect(screen.queryByRole('button', { name: 'Send the reply' })).toBeNull();
  });
});
