import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { png } from '../test/png.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Attaches two files; the first upload of each fails. */
async function attach(failure: Error) {
  const user = userEvent.setup();
  const upload = vi.fn(async ({ file: { name } }: { file: File }) => ({
    data: { id: name, name, size: 2048, mime: 'image/png', url: '' },
  }));
  upload.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await openFeature(feature, '/contact', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: ({ api }) => vi.spyOn(api.files, 'upload').mockImplementation(upload),
  });
  await user.upload(await screen.findByLabelText('Attach a file'), [png('a.png'), png('b.png')]);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  return { user, upload };
}

it('C1 retries an interrupted upload on a press', async () => {
  const { user, upload } = await attach(new Error('Told by 500'));
  fireEvent(globalThis.window, new Event('online')); // the server responded, so going online must not retry
  expect(upload).toHaveBeenCalledTimes(2);
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findByText('1 file attached')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Told by 500');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 files attached')).toBeInTheDocument();
  expect(upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['a.png', 'b.png', 'a.png', 'b.png']);
});

it('C1 retries uploads without a response when the device is online again', async () => {
  const { upload } = await attach(new ApiError('Network Error', 0, 'NETWORK'));
  fireEvent(globalThis.window, new Event('online'));
  expect(await screen.findByText('2 files attached')).toBeInTheDocument();
  expect(upload).toHaveBeenCalledTimes(4);
});

it('marks the files above the maximum number', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/contact', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: ({ api }) =>
      vi
        .spyOn(api.files, 'upload')
        .mockImplementation(async ({ file: { name } }) => ({ data: { id: name, name, size: 2048, mime: 'image/png', url: '' } })),
  });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.png`);
  await user.upload(
    await screen.findByLabelText('Attach a file'),
    names.map((name) => png(name)),
  );
  expect(await screen.findByText('5 files attached')).toBeInTheDocument();
  const refused = screen.getAllByRole('alert');
  expect(refused.map((text) => text.closest('li')?.textContent)).toEqual(
    ['f.png', 'g.png'].map((name) => `${name}Not attached: a message takes up to 5 files.`),
  );
  expect(screen.queryByRole('button', { name: 'Attach a file' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
  await user.upload(screen.getByLabelText('Attach a file'), png('h.png'));
  expect(await screen.findByText('h.png')).toBeVisible();
  expect(await screen.findByText('5 files attached')).toBeInTheDocument();
});
