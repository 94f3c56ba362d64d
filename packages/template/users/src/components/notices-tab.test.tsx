import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMockServer } from '@kado/mock-data/node';
import { openFeature } from '@kado/template-kit/testing';
import { feature } from '../index.ts';

/** What the next calls wait for; calls after those are answered immediately. */
const waits: Promise<void>[] = [];
const server = createMockServer({ wait: () => waits.shift() ?? Promise.resolve() });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const changes = () => server.control.log.get().requests.filter(({ method }) => method === 'PATCH');

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
  await waitFor(() => expect(changes()).toHaveLength(2));
  const { details } = (await (await fetch('/apps/users/details?id=2')).json()) as {
    details: { notices: Record<string, Record<string, boolean>> };
  };
  expect(details.notices['news']?.['email']).toBe(before);
});

it('saves a notification at once, and reverts the next one when saving it fails', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/view/2?tab=notices');
  const box = (name: string) => screen.findByRole('checkbox', { name });
  await user.click(await box('News: E-mail'));
  await waitFor(async () => expect(await box('News: E-mail')).not.toBeChecked());
  await waitFor(() => expect(changes()).toHaveLength(1));
  server.fail('/apps/users/details', 503, 'The switches are asleep');
  await user.click(await box('News: App'));
  expect(await screen.findByText('The switches are asleep', { selector: 'output' })).toBeInTheDocument();
  await waitFor(async () => expect(await box('News: App')).toBeChecked());
  expect(await box('News: E-mail')).not.toBeChecked();
});
