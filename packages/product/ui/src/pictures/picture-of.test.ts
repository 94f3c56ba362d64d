import { expect, it } from 'vitest';
import { pictureOf } from './picture-of.ts';

it('returns a picture unchanged', async () => {
  const picture = new Blob(['x'], { type: 'image/webp' });
  expect(await pictureOf(picture)).toBe(picture);
});
