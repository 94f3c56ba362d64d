import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens the page of a user with enough recipients for the search field. */
async function openMany() {
  await openFeature(feature, '/recipients', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: ({ api }) => {
      const { list } = api.recipients;
      vi.spyOn(api.recipients, 'list').mockImplementation(async (...args) => {
        const { data, ...rest } = await list(...args);
        const others = ['Ida', 'Omar', 'Rosa'].map((name) => ({ ...data[0]!, id: name, name }));
        return { ...rest, data: [...data, ...others] };
      });
    },
  });
  return { user: userEvent.setup(), field: await screen.findByRole('searchbox', { name: 'Search recipients' }) };
}
const said = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

it('announces the number of found recipients', async () => {
  const { user, field } = await openMany();
  await said('6 recipients');
  await user.type(field, 'Rosa');
  await said('1 recipient');
  expect(within(screen.getByRole('list', { name: 'Recipients' })).getAllByRole('listitem')).toHaveLength(1);
});

it('shows that no recipient was found, and clears the search', async () => {
  const { user, field } = await openMany();
  await user.type(field, 'nobody');
  await said('0 recipients');
  expect(screen.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  await said('6 recipients');
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
