import type { ApiClient } from './create-api-client.ts';
import { type CallRow, testRequests } from './test/calls.ts';
import { client, fakeServer } from './test/server.ts';

const { requests } = fakeServer();

/** The calls about gift cards: of the catalogue, of the buyer and of the recipient. */
const calls: CallRow<ApiClient>[] = [
  [
    'gift products',
    (api) => api.giftProducts.list({ countryIso: 'NG', category: 'books', q: 'ab', limit: 50 }),
    'GET /api/v1/gift-products?countryIso=NG&category=books&q=ab&limit=50',
  ],
  ['gift product', (api) => api.giftProducts.one('p/1'), 'GET /api/v1/gift-products/p%2F1'],
  [
    'reveal',
    (api) => api.orders.reveal('o', 'i/1', { pin: '274913' }),
    'POST /api/v1/orders/o/items/i%2F1/reveal',
    { pin: '274913' },
  ],
  ['resend', (api) => api.orders.resend('o', 'i'), 'POST /api/v1/orders/o/items/i/resend'],
  [
    'redirect',
    (api) => api.orders.redirect('o', 'i', { name: 'Ada', email: 'a@b.c', grant: 'g' }),
    'PATCH /api/v1/orders/o/items/i/recipient',
    { name: 'Ada', email: 'a@b.c', grant: 'g' },
  ],
  ['gift', (api) => api.gifts.one('t'), 'GET /api/v1/gifts/t'],
  ['code of a gift', (api) => api.gifts.sendCode('t'), 'POST /api/v1/gifts/t/code'],
  [
    'open gift',
    (api) => api.gifts.open('t', { challengeId: 'c', token: '123456' }),
    'POST /api/v1/gifts/t/open',
    { challengeId: 'c', token: '123456' },
  ],
];

testRequests(
  calls,
  () => client(),
  requests,
  () => 'bearer-1',
);
