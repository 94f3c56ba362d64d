// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createI18n } from './index.ts';

it.each([
  ['is not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => new Response('', { status: 503 })],
  ['is cut off', async () => new Response('{"title":')],
])('a translation file that %s rejects with the same kind of error as a missing script', async (_, answer) => {
  const { loadNamespace } = createI18n({ lng: 'fr', fetch: answer });
  await expect(loadNamespace('template-invoice')).rejects.toThrow(/^Unable to preload .*\/en\.template-invoice\.json$/);
});

it.each([
  ['the language', 'fr'],
  ['what it waits for', 'ready'],
])('a page that is opened while %s is pending gets its texts in the chosen language', async (_, held) => {
  const hold = Promise.withResolvers<void>();
  const { i18n, choose, loadNamespace } = createI18n({
    lng: 'en',
    fetch: async (address) => {
      const file = /locales\/(.*)\.json/.exec(address)?.[1];
      if (file === held) await hold.promise;
      return Response.json(file?.includes('.') ? { title: file } : {});
    },
  });
  const chosen = choose('fr', held === 'ready' ? hold.promise : undefined);
  await loadNamespace('product-cart');
  hold.resolve();
  await chosen;
  expect(i18n.getResource('fr', 'product-cart', 'title')).toBe('fr.product-cart');
});
