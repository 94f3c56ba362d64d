import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { prefChanged } from '@kado/state';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
// The smallest picture: one white pixel.
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const bytes = Uint8Array.from(atob(DOT), (char) => char.charCodeAt(0));
const picture = () => new File([bytes], 'slip.png', { type: 'image/png' });
const stored = { id: 'proof', name: 'slip.png', size: bytes.length, mime: 'image/png', url: '/api/v1/files/proof' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => void Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

/**
 * Opens the page of a new deposit with simulated files, because requests in jsdom cannot carry files; the browser stories upload real ones. After the
 * proof is submitted, the deposit is in review.
 */
async function openDeposit() {
  const opened = await openFeature(feature, '/deposits', { url: server.url, signIn: maya });
  const { api } = opened.store;
  const bank = (await api.banks.list({ use: 'deposit' })).data.find(({ currency }) => currency === 'USD');
  const { data } = await api.deposits.create({ bankId: bank!.id, amount: { amountMinor: 30_000, currency: 'USD' } });
  const upload = vi.spyOn(api.files, 'upload').mockResolvedValue({ data: stored });
  const content = vi.spyOn(api.files, 'content').mockResolvedValue(new Blob([bytes], { type: 'image/png' }));
  const addProof = vi.spyOn(api.deposits, 'addProof').mockImplementation(async (_, { fileId }) => {
    const reviewed = { data: { ...data, status: 'in_review' as const, proofFileId: fileId } };
    vi.spyOn(api.deposits, 'one').mockResolvedValue(reviewed);
    return reviewed;
  });
  await opened.router.navigate(`/deposits/${data.id}`);
  return { ...opened, deposit: data, upload, content, addProof };
}
// The second field is the camera's.
const field = async () => (await screen.findAllByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }))[0]!;
const choose = async (file: File) => fireEvent.change(await field(), { target: { files: [file] } });

it.each([
  ['is empty', new File([], 'empty.png'), 'This file is empty'],
  ['is larger than 5 MiB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png'), 'This file is larger than 5 MB'],
  ['only has the name of a picture', new File(['no picture'], 'slip.png', { type: 'image/png' }), /^This file is neither/],
])('names a file that %s, and sends no request', async (_, file, text) => {
  const { upload } = await openDeposit();
  await choose(file);
  expect(await screen.findByText(text)).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});

it('scales down a photo that is too large before sending it', async () => {
  const { upload } = await openDeposit();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: () => undefined }));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture()));
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'photo.jpg'));
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible();
  expect(upload.mock.calls[0]?.[0].file).toMatchObject({ name: 'photo.jpg', size: bytes.length });
});

it('C1 keeps the chosen file after a network failure, retries the upload, and submits it', async () => {
  const user = userEvent.setup();
  const { upload, content, addProof, deposit } = await openDeposit();
  upload.mockRejectedValueOnce(new ApiError('Network Error', 0, 'NETWORK'));
  await choose(picture());
  expect(await screen.findByText('The upload did not finish')).toBeVisible();
  expect(screen.getByText('slip.png')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'The proof that you sent' })).toHaveAttribute('src', 'blob:picture');
  expect(addProof.mock.calls[0]?.slice(0, 2)).toEqual([deposit.id, { fileId: 'proof' }]);
  expect(content.mock.calls[0]?.[0]).toBe('proof');
});

it('keeps an uploaded file when another one cannot be sent', async () => {
  const user = userEvent.setup();
  const { addProof, deposit } = await openDeposit();
  await choose(picture());
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible();
  fireEvent.change(screen.getAllByLabelText('Choose a file', { selector: 'input' })[0]!, {
    target: { files: [new File(['no picture'], 'other.png', { type: 'image/png' })] },
  });
  expect(await screen.findByText(/^This file is neither/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
  expect(addProof.mock.calls[0]?.slice(0, 2)).toEqual([deposit.id, { fileId: 'proof' }]);
});

it('retries an interrupted upload when the device is online again', async () => {
  const { upload } = await openDeposit();
  upload.mockRejectedValueOnce(new ApiError('Network Error', 0, 'NETWORK'));
  await choose(picture());
  expect(await screen.findByText('The upload did not finish')).toBeVisible();
  fireEvent(globalThis.window, new Event('online'));
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible();
});

it('shows the progress of an upload, which can be cancelled', async () => {
  const user = userEvent.setup();
  const { upload, store } = await openDeposit();
  upload.mockImplementation((_, options) => {
    options?.onUploadProgress?.(0.62);
    return new Promise((_resolve, reject) =>
      options?.signal?.addEventListener('abort', () => reject(new ApiError('Cancelled', 0, 'ABORTED'))),
    );
  });
  await choose(picture());
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.62');
  expect(screen.getByText('62%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop the upload' }));
  expect(screen.queryByText('slip.png')).toBeNull();
  expect(store.getState().app.uploadFileResponse).toEqual({ data: null, loading: false, error: null });
});

it('C1 shows why a proof was refused, and keeps it for another attempt', async () => {
  const user = userEvent.setup();
  const { addProof } = await openDeposit();
  addProof.mockRejectedValueOnce(new ApiError('Told by 500', 500, 'INTERNAL'));
  await choose(picture());
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Told by 500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
  expect(addProof).toHaveBeenCalledTimes(2);
});

it('C10 keeps an uploaded proof through a reload until it is submitted', async () => {
  const user = userEvent.setup();
  const { store, router, deposit, addProof, upload } = await openDeposit();
  await choose(picture());
  await waitFor(() => expect(store.getState().prefs['deposit.proofs']).toEqual({ [deposit.id]: stored }));
  await router.navigate('/deposits');
  await screen.findByRole('heading', { level: 1, name: 'Deposits' });
  await router.navigate(`/deposits/${deposit.id}`);
  expect(await screen.findByText('slip.png')).toBeVisible();
  const preview = await screen.findByRole('img', { name: 'The file that you chose' });
  expect(preview).toHaveAttribute('src', 'blob:picture');
  const send = screen.getByText('Send for review');
  expect(send.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(send);
  expect(await screen.findByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
  expect(addProof.mock.calls[0]?.[1]).toEqual({ fileId: 'proof' });
  expect(upload).toHaveBeenCalledOnce();
  await waitFor(() => expect(store.getState().prefs['deposit.proofs']).toBeUndefined());
});

it('deletes the draft of an uploaded proof that is removed', async () => {
  const user = userEvent.setup();
  const { store } = await openDeposit();
  await choose(picture());
  await screen.findByRole('button', { name: 'Send for review' });
  await user.click(screen.getByRole('button', { name: 'Remove the file' }));
  expect(await screen.findByText('Drop the file here, or choose it below.')).toBeVisible();
  expect(store.getState().prefs['deposit.proofs']).toBeUndefined();
});

it('C1 asks for the file again when the server has deleted it', async () => {
  const user = userEvent.setup();
  const { store, addProof } = await openDeposit();
  addProof.mockRejectedValueOnce(
    new ApiError('Please check the marked fields.', 422, 'INVALID', { fields: { fileId: 'Upload the proof first.' } }),
  );
  await choose(picture());
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Upload the proof first.')).toBeVisible();
  expect(screen.queryByText('slip.png')).toBeNull();
  expect(store.getState().prefs['deposit.proofs']).toBeUndefined();
  await choose(picture());
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(screen.queryByText('Upload the proof first.')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
});

it.each([
  ['was accepted', undefined],
  ['had arrived with a lost answer', new ApiError('Told by 409', 409, 'STATE_CONFLICT', { data: { status: 'in_review' } })],
])('keeps a proof that %s until the deposit is shown in review', async (_, refusal) => {
  const user = userEvent.setup();
  const { store, deposit, addProof } = await openDeposit();
  store.dispatch(prefChanged({ name: 'deposit.proofs', value: { [deposit.id]: stored } }));
  const button = await screen.findByRole('button', { name: 'Send for review' });
  const loaded = Promise.withResolvers<{ data: typeof deposit }>();
  const one = vi.spyOn(store.api.deposits, 'one').mockReturnValue(loaded.promise);
  if (refusal) addProof.mockRejectedValue(refusal);
  else addProof.mockResolvedValue({ data: deposit });
  await user.click(button);
  await waitFor(() => expect(one).toHaveBeenCalled());
  expect(button).toBeVisible();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('The proof was not sent')).toBeNull();
  loaded.resolve({ data: { ...deposit, status: 'in_review', proofFileId: 'proof' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
  await waitFor(() => expect(store.getState().prefs['deposit.proofs']).toBeUndefined());
});
