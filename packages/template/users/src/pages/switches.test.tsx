import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { UserDetails } from '@kado/contracts/template';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const PAGE = '/apps/user/view/2?tab=connections';
const switches = () => screen.findAllByRole<HTMLInputElement>('switch');
const connectionsOf = ({ connections }: UserDetails) => Object.values(connections).slice(0, 2);
const shown = async () => (await switches()).slice(0, 2).map(({ checked }) => checked);

type Body = Promise<{ details: UserDetails }>;
type Calls = { template: { users: { details: (id: number) => Body; changeDetails: (change: object) => Body } } };
type Cache = { server: Record<'queries' | 'mutations', Record<string, { status: string; data: unknown }>> };

async function openConnections(address: string) {
  const { store, router } = await openFeature(feature, address);
  const { users } = (store.api as unknown as Calls).template;
  const { details, changeDetails } = users;
  const stored = async () => connectionsOf((await details(2)).details);
  const cache = () => (store.getState() as unknown as Cache).server;
  /** The switches in the cache, after all requests have ended. */
  const kept = async () => {
    await waitFor(() => {
      const { queries, mutations } = cache();
      expect(Object.values({ ...queries, ...mutations }).map(({ status }) => status)).not.toContain('pending');
    });
    return connectionsOf(cache().queries['usersDetails(2)']?.data as UserDetails);
  };
  return { user: userEvent.setup(), router, users, details, changeDetails, stored, kept };
}

it('a switch that is pressed while its page is loading keeps its stored value', async () => {
  const { user, router, users, details, stored, kept } = await openConnections(PAGE);
  const [before] = await shown();
  await act(() => router.navigate('/apps/user/list'));
  const late = Promise.withResolvers<void>();
  const read = vi.spyOn(users, 'details').mockImplementationOnce(async (...args) => {
    const old = await details(...args);
    await late.promise;
    return old;
  });
  await act(() => router.navigate(PAGE));
  const [first] = await switches();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await user.click(first!);
  await waitFor(async () => expect((await shown())[0]).toBe(!before));
  late.resolve();
  expect([(await kept())[0], (await stored())[0]]).toEqual([!before, !before]);
  await waitFor(async () => expect((await shown())[0]).toBe(!before));
});

it('a switch that cannot be saved does not change the one that was pressed after it', async () => {
  const { user, users, changeDetails, stored, kept } = await openConnections(PAGE);
  const [first, second] = await switches();
  const [before, after] = await shown();
  const fail = Promise.withResolvers<never>();
  const slow = Promise.withResolvers<void>();
  const change = vi.spyOn(users, 'changeDetails');
  change.mockImplementationOnce(() => fail.promise);
  change.mockImplementationOnce(async (...args) => {
    await slow.promise;
    return changeDetails(...args);
  });
  await user.click(first!);
  await user.click(second!);
  fail.reject(new Error('The switches are asleep'));
  await waitFor(async () => expect((await shown())[0]).toBe(before));
  slow.resolve();
  expect([await kept(), await stored()]).toEqual([
    [before, !after],
    [before, !after],
  ]);
  await waitFor(async () => expect(await shown()).toEqual([before, !after]));
});
