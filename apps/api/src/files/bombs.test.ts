import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { png } from '../../test/uploads.ts';

/** Stores its input, and prints the size of the picture or the status of the refusal, and how much more memory this took at the peak. */
const STORE = `
  import { buffer } from 'node:stream/consumers';
  import sharp from 'sharp';
  import { safeContent, typeOf } from './content.ts';
  const store = async (bytes) => safeContent(bytes, await typeOf(bytes), 'proof');
  const bytes = await buffer(process.stdin);
  const small = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  await store(await small.png().toBuffer());
  const before = process.resourceUsage().maxRSS;
  const result = await store(bytes).then(
    async (stored) => { const { width, height } = await sharp(stored.bytes).metadata(); return [width, height]; },
    ({ status }) => status,
  );
  const mib = (process.resourceUsage().maxRSS - before) / 1024;
  console.log(JSON.stringify({ result, mib }));`;

/** Stores a picture in a new process, because the memory peak of this process may already be higher. */
function stored(bytes: Buffer): { result: unknown; mib: number } {
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', STORE], {
    cwd: import.meta.dirname,
    input: bytes,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { result: unknown; mib: number };
}

/** The rows of a picture with one bit per pixel. */
const rows = (width: number, height: number): Buffer => Buffer.alloc((Math.ceil(width / 8) + 1) * height);

it.each([
  [30_000, 30_000, rows(30_000, 30_000)],
  [65_000, 1000, rows(65_000, 1000)],
  // A header with a size that no picture has.
  [1, 2_000_000_000, Buffer.alloc(1000)],
])('I5 a bomb of %d × %d pixels is refused without being decoded', (width, height, data) => {
  const { result, mib } = stored(png(width, height, 1, data));
  expect(result).toBeOneOf([413, 415]);
  expect(mib).toBeLessThan(50);
});

it('I5 a bomb with a small size in its header and endless data is stored in that size', () => {
  const { result, mib } = stored(png(10, 10, 8, Buffer.alloc(100_000_000)));
  expect(result).toEqual([10, 10]);
  expect(mib).toBeLessThan(50);
});
