import { describe, expect, it, vi } from 'vitest';
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
])('reports the problem %s', async (problem, file) => expect(await checkFile(file)).toEqual({ problem }));

it('accepts a file of exactly 5 MiB', async () =>
  expect(await checkFile(new Blob(['%PDF-1.7\n', new Uint8Array(MAX_UPLOAD_BYTES - 9)]))).toEqual({ type: 'application/pdf' }));

it.each([
  [bytes(0xff, 0xd8, 0xff, 0xe0), { type: 'image/jpeg' }],
  [new Blob(['%PDF-1.7\n']), { problem: 'noPicture' }],
  [new Blob(['GIF89a animated']), { problem: 'noPicture' }],
  [new Blob([]), { problem: 'empty' }],
])('does not accept a document as a picture: %#', async (file, checked) => expect(await checkPicture(file)).toEqual(checked));

it('reports a file that was moved or deleted after it was chosen as unreadable', async () => {
  const file = new Blob(['%PDF-1.7\n']);
  const gone = new Blob();
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  vi.spyOn(file, 'slice').mockReturnValue(gone);
  expect(await checkFile(file)).toEqual({ problem: 'unreadable' });
});

describe('a picture that is scaled down before the upload', () => {
  const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
  const photo = (size: number) => new Blob([JPEG, new Uint8Array(size)]);
  /** Replaces the browser's canvas, which jsdom lacks; returns the sizes that were drawn. */
  function drawInto(result: Blob): number[][] {
    const sizes: number[][] = [];
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      drawImage: (...[, , , width, height]: number[]) => sizes.push([width!, height!]),
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(result));
    return sizes;
  }

  it('scales down photos above the limit, and all photos in low-data mode', async () => {
    const sizes = drawInto(JPEG);
    expect(await checkFile(photo(MAX_UPLOAD_BYTES))).toEqual({ type: 'image/jpeg', content: JPEG });
    expect(await checkPicture(photo(1000), true)).toEqual({ type: 'image/jpeg', content: JPEG });
    expect(sizes).toEqual([
      [2048, 1536],
      [2048, 1536],
    ]);
  });

  it('sends a photo unchanged within the limit, and when scaling saves nothing', async () => {
    const sizes = drawInto(photo(2000));
    expect(await checkFile(photo(1000))).toEqual({ type: 'image/jpeg' });
    expect(sizes).toEqual([]);
    expect(await checkFile(photo(1000), true)).toEqual({ type: 'image/jpeg' });
  });

  it('reports a photo as too large when the browser cannot decode it', async () => {
    drawInto(JPEG);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture', 'InvalidStateError')));
    expect(await checkFile(photo(MAX_UPLOAD_BYTES))).toEqual({ problem: 'tooLarge' });
  });
});
