import { expect, it, vi } from 'vitest';
import { checkFile, checkPicture, MAX_UPLOAD_BYTES } from './check-file.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array([...values, 0, 0, 0, 0, 0, 0, 0, 0])]);

it.each([
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/webp', new Blob(['RIFF\0\0\0\0WEBPVP8 '])],
  ['application/pdf', new Blob(['%PDF-1.7\n'])],
])('recognizes %s by its first bytes', async (type, file) => expect(await checkFile(file)).toEqual({ type }));

it.each([
  ['empty', new Blob([])],
  ['tooLarge', new Blob(['%PDF-1.7\n', new Uint8Array(MAX_UPLOAD_BYTES)])],
  ['wrongType', new Blob(['GIF89a animated'])],
  ['wrongType', new Blob(['RIFF\0\0\0\0WAVEfmt '])],
  ['wrongType', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
  ['wrongType', new Blob(['%PD'])],
])('says %s', async (problem, file) => expect(await checkFile(file)).toEqual({ problem }));

it('accepts a file of exactly 5 MiB', async () =>
  expect(await checkFile(new Blob(['%PDF-1.7\n', new Uint8Array(MAX_UPLOAD_BYTES - 9)]))).toEqual({ type: 'application/pdf' }));

it.each([
  [bytes(0xff, 0xd8, 0xff, 0xe0), { type: 'image/jpeg' }],
  [new Blob(['%PDF-1.7\n']), { problem: 'noPicture' }],
  [new Blob(['GIF89a animated']), { problem: 'noPicture' }],
  [new Blob([]), { problem: 'empty' }],
])('a picture is no document: %#', async (file, checked) => expect(await checkPicture(file)).toEqual(checked));

it('says that a file cannot be read, which was moved or deleted after it was chosen', async () => {
  const file = new Blob(['%PDF-1.7\n']);
  const gone = new Blob();
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  vi.spyOn(file, 'slice').mockReturnValue(gone);
  expect(await checkFile(file)).toEqual({ problem: 'unreadable' });
});
