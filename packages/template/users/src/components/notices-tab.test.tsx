import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMockServer } from '@kado/mock-data/node';
import { openFeature } from '@kado/template-kit/testing';
import { feature } from '../index.ts';

/** What the next calls wait for; those after them are answered at once. */
const waits: Promise<void>[] = [];
const server = createMockServer({ wait: () => waits.shift() ?? Promise.resolve() });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('stores the last of several quick changes of a notification, however slow the first is', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/view/2?tab=notices');
  const box = (await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /: E-mail$/ }))[0]!;
  const before = box.checked;
  await server.control.conditions.set({ users: { latency: [1, 1], failureRate: 0 } });
  server.control.log.clear();
  const first = Promise.withResolvers<void>();
  waits.push(first.promise);
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(!before));
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(before));
  first.resolve();
  await waitFor(() => expect(server.control.log.get().requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  const { details } = (await (await fetch('/apps/users/details?id=2')).json()) as {
    details: { notices: Record<string, Record<string, boolean>> };
  };
  expect(details.notices['news']?.['email']).toBe(before);
});
