// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createI18n } from './index.ts';

it.each([
  ['is not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => new Response('', { status: 503 })],
  ['is cut off', async () => new Response('{"title":')],
])('a translation file that %s fails as a script of the page does', async (_, answer) => {
  const { loadNamespace } = createI18n({ lng: 'fr', fetch: answer });
  await expect(loadNamespace('template-invoice')).rejects.toThrow(/^Unable to preload .*\/en\.template-invoice\.json$/);
});
