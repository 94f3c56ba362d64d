import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const picture = () => new File([PNG], 'me.png', { type: 'image/png' });
const stored = { id: 'avatar', name: 'me.png', size: PNG.length, mime: 'image/png', url: '/api/v1/files/avatar' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => void Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

/** Opens the profile with simulated files, because requests in jsdom cannot carry files; the server's own tests upload real ones. */
async function openProfile(avatarFileId?: string) {
  const opened = await openFeature(feature, '/profile', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: ({ api }) => {
      const get = api.users.me.bind(api.users);
      vi.spyOn(api.users, 'me').mockImplementation(async (...args) => {
        const { data } = await get(...args);
        return { data: { ...data, ...(avatarFileId && { avatarFileId }) } };
      });
    },
  });
  const { api } = opened.store;
  const { data: user } = await api.users.me();
  const upload = vi.spyOn(api.files, 'upload').mockResolvedValue({ data: stored });
  const content = vi.spyOn(api.files, 'content').mockResolvedValue(new Blob([PNG], { type: 'image/png' }));
  const change = vi.spyOn(api.users, 'change').mockImplementation(async ({ avatarFileId: next }) => {
    const { avatarFileId: _, ...rest } = user;
    const data = { ...rest, ...(next && { avatarFileId: next }) };
    vi.spyOn(api.users, 'me').mockResolvedValue({ data });
    return { data };
  });
  return { ...opened, user: userEvent.setup(), upload, content, change };
}
const choose = async (file: File) => {
  const [field] = await screen.findAllByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
  fireEvent.change(field!, { target: { files: [file] } });
};
const save = () => screen.getByRole('button', { name: 'Save' });

it('uploads a picture, shows a preview, and saves it for the profile and the header', async () => {
  const { user, store, upload, content, change } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Add a picture' }));
  await waitFor(() => expect(save()).toBeDisabled());
  await choose(picture());
  expect(await screen.findByRole('img', { name: 'The picture as it will look' })).toHaveAttribute('src', 'blob:picture');
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ purpose: 'avatar' });
  expect(change).not.toHaveBeenCalled();
  await user.click(save());
  expect((await screen.findAllByText('Your picture is saved')).length).toBeGreaterThan(0);
  expect(store.getState().session.user?.avatarFileId).toBe('avatar');
  expect(await screen.findByRole('button', { name: 'Change the picture' })).toBeVisible();
  await waitFor(() => expect(content.mock.calls.map(([id]) => id)).toContain('avatar'));
  await waitFor(() => expect(document.querySelector('img[src="blob:picture"]')).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Change the picture' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect(await screen.findByText('Your picture is removed', { selector: 'output' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add a picture' })).toBeVisible();
});

it('names a file that is not a picture, and sends no request', async () => {
  const { user, upload } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Add a picture' }));
  await choose(new File(['%PDF-1.7\n'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('This file is not a picture that we can read')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
  expect(save()).toBeDisabled();
});

it('C1 keeps the chosen picture if it could not be saved', async () => {
  const { user, change } = await openProfile();
  change.mockRejectedValueOnce(new ApiError('Told by 503', 503, 'UNAVAILABLE'));
  await user.click(await screen.findByRole('button', { name: 'Add a picture' }));
  await choose(picture());
  await screen.findByRole('img', { name: 'The picture as it will look' });
  await user.click(save());
  expect(await screen.findByText('Told by 503')).toBeVisible();
  await user.click(save());
  expect((await screen.findAllByText('Your picture is saved')).length).toBeGreaterThan(0);
});

it('removes the picture', async () => {
  const { user, change, store } = await openProfile('earlier');
  await user.click(await screen.findByRole('button', { name: 'Change the picture' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect((await screen.findAllByText('Your picture is removed')).length).toBeGreaterThan(0);
  expect(change.mock.calls.map(([body]) => body)).toEqual([{ avatarFileId: null }]);
  expect(store.getState().session.user?.avatarFileId).toBeUndefined();
});
