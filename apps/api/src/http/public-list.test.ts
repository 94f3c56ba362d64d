import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';

const LISTS = [
  '/countries',
  '/languages',
  '/networks',
  '/networks?phone=%2B2348031234567',
  '/banks',
  '/bank-prices',
  '/gift-products',
];

withDatabases('Public lists', (make) => {
  it('are cached by the browser for five minutes in each language and format, unlike errors and private data', async () => {
    const { app } = await make();
    const get = async (path: string) => (await app.inject({ method: 'GET', url: `/api/v1${path}` })).headers;
    const product = `/gift-products/${app.reference.giftProducts[0]?.id}`;
    for (const path of [...LISTS, product]) {
      const { 'cache-control': cache, vary } = await get(path);
      expect([path, cache]).toEqual([path, 'private, max-age=300']);
      expect([path, ...String(vary).split(', ')]).toEqual(expect.arrayContaining([path, 'accept', 'accept-language']));
    }
    for (const path of ['/networks?phone=1', '/gift-products/unknown', '/balance', '/health'])
      expect([path, (await get(path))['cache-control']]).toEqual([path, 'no-store']);
  });
});
