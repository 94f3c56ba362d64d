import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandFiles, brandPictures } from './brand-files.mjs';
import { HAS_SERVER, ROOT } from './paths.mjs';

const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll(/\s+|;(?=\s*\})/g, '')
    .replaceAll('/>', '>');

it('matches every file that contains the brand with its two sources', async () => {
  const files = await brandFiles(ROOT);
  expect(Object.keys(files)).toHaveLength(HAS_SERVER ? 4 : 3);
  for (const [path, text] of Object.entries(files)) expect(plain(readFileSync(join(ROOT, path), 'utf8')), path).toBe(plain(text));
});

it('each image file has the expected size', async () => {
  const sizes = (await brandPictures(ROOT)).map(({ path, width, height }) => {
    const png = readFileSync(join(ROOT, path));
    return [png.readUInt32BE(16), png.readUInt32BE(20)].join() === [width, height].join();
  });
  expect(sizes).toEqual([true, true, true, true]);
});

it('lists the SVG icon last, after a PNG for browsers that do not support SVG icons', () => {
  const icons = readFileSync(join(ROOT, 'apps/web/index.html'), 'utf8').match(/<link rel="icon"[^>]*>/g);
  expect(icons).toEqual([
    '<link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32" />',
    '<link rel="icon" href="/mark.svg" type="image/svg+xml" sizes="any" />',
  ]);
});
