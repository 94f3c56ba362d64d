import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

testBackend();

it.each(['/mock/faces/3', '/mock/faces/3.svg', '/mock/goods/3', '/mock/scenes/3'])('draws the picture %s', async (path) => {
  const response = await fetch(`http://localhost:3000${path}`);
  expect([response.headers.get('content-type'), (await response.text()).startsWith('<svg')]).toEqual(['image/svg+xml', true]);
});
