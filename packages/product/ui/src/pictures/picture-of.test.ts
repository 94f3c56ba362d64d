import { expect, it } from 'vitest';
import { pictureOf } from './picture-of.ts';

it('shows a picture as it is', async () => {
  const picture = new Blob(['x'], { type: 'image/webp' });
  expect(await pictureOf(picture)).toBe(picture);
});
