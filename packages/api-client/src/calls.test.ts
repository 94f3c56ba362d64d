import { describe, expect, it } from 'vitest';

import type { ApiClient } from './create-api-client.ts';
import { type CallRow, testRequests } from './test/calls.ts';
import { client, fakeServer } from './test/server.ts';

const { requests } = fakeServer();
const item = {
  id: 'a',
  kind: 'topup',
  networkId: 'n',
  phone: '+2348031234567',
  amount: { amountMinor: 500, currency: 'USD' },
} as const;
const file = new File(['%PDF-'], 'proof.pdf', { type: 'application/pdf' });
const registration = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@kado.test',
  phone: '+2348031234567',
  countryIso: 'NG',
  languageCode: 'en',
  acceptTerms: true,
} as const;

const calls: CallRow<ApiClient>[] = [
  ['register', (api) => api.auth.register(registration), 'POST /api/v1/auth/register', registration],
  [
    'verifyToken',
    (api) => api.auth.verifyToken({ challengeId: 'c', token: '123456' }),
    'POST /api/v1/auth/verify-token',
    { challengeId: 'c', token: '123456' },
  ],
  ['resendOtp', (api) => api.auth.resendOtp({ challengeId: 'c' }), 'POST /api/v1/auth/resend-otp', { challengeId: 'c' }],
  [
    'createPin',
    (api) => api.auth.createPin({ pinToken: 't', pin: '274913' }),
    'POST /api/v1/auth/create-pin',
    { pinToken: 't', pin: '274913' },
  ],
  [
    'login',
    (api) => api.auth.login({ identifier: 'a@b.c', pin: '274913' }),
    'POST /api/v1/auth/login',
    { identifier: 'a@b.c', pin: '274913' },
  ],
  ['forgotPin', (api) => api.auth.forgotPin({ identifier: 'a@b.c' }), 'POST /api/v1/auth/forgot-pin', { identifier: 'a@b.c' }],
  [
    'verifyForgot',
    (api) => api.auth.verifyForgot({ challengeId: 'c', token: '123456' }),
    'POST /api/v1/auth/forgot-pin/verify',
    { challengeId: 'c', token: '123456' },
  ],
  [
    'setPin',
    (api) => api.auth.setPin({ resetToken: 't', pin: '274913' }),
    'POST /api/v1/auth/forgot-pin/set',
    { resetToken: 't', pin: '274913' },
  ],
  ['refresh', (api) => api.auth.refresh(), 'POST /api/v1/auth/refresh'],
  ['logout', (api) => api.auth.logout('t'), 'POST /api/v1/auth/logout'],
  [
    'stepUp',
    (api) => api.auth.stepUp({ pin: '274913', purpose: 'checkout', ref: 'q' }),
    'POST /api/v1/auth/step-up',
    { pin: '274913', purpose: 'checkout', ref: 'q' },
  ],
  ['me', (api) => api.users.me(), 'GET /api/v1/users/me'],
  ['sessions', (api) => api.users.sessions(), 'GET /api/v1/users/me/sessions?limit=100'],
  ['endSession', (api) => api.users.endSession('a/b'), 'DELETE /api/v1/users/me/sessions/a%2Fb'],
  ['endOtherSessions', (api) => api.users.endOtherSessions(), 'DELETE /api/v1/users/me/sessions'],
  ['countries', (api) => api.countries.list({ supports: 'topup' }), 'GET /api/v1/countries?supports=topup'],
  ['languages', (api) => api.languages.list(), 'GET /api/v1/languages'],
  [
    'networks',
    (api) => api.networks.list({ countryIso: 'NG', phone: '+234803' }),
    'GET /api/v1/networks?countryIso=NG&phone=+234803',
  ],
  ['banks', (api) => api.banks.list({ use: 'deposit' }), 'GET /api/v1/banks?use=deposit'],
  ['bankPrices', (api) => api.bankPrices.list({ bankId: 'b' }), 'GET /api/v1/bank-prices?bankId=b'],
  ['balance', (api) => api.balance.get(), 'GET /api/v1/balance'],
  ['startPractice', (api) => api.practice.start(), 'POST /api/v1/practice'],
  ['refillPractice', (api) => api.practice.refill(), 'POST /api/v1/practice/refill'],
  [
    'transactions',
    (api) => api.transactions.list({ type: 'hold', limit: 50, cursor: undefined }),
    'GET /api/v1/transactions?type=hold&limit=50',
  ],
  ['quote', (api) => api.quotes.create({ items: [item] }), 'POST /api/v1/quotes', { items: [item] }],
  ['one quote', (api) => api.quotes.one('q'), 'GET /api/v1/quotes/q'],
  [
    'checkout',
    (api) => api.checkout.pay({ key: 'k'.repeat(16), quoteId: 'q', pin: '274913' }),
    'POST /api/v1/checkout',
    { quoteId: 'q', pin: '274913' },
  ],
  ['orders', (api) => api.orders.list({ status: 'failed' }), 'GET /api/v1/orders?status=failed'],
  ['order', (api) => api.orders.one('o'), 'GET /api/v1/orders/o'],
  ['cancel', (api) => api.orders.cancel('o'), 'POST /api/v1/orders/o/cancel'],
  [
    'receipt',
    (api) => api.receipts.email({ orderId: 'o', email: 'a@b.c' }),
    'POST /api/v1/receipts/email',
    { orderId: 'o', email: 'a@b.c' },
  ],
  ['receipt texts', (api) => api.receipts.one('o/p'), 'GET /api/v1/orders/o%2Fp/receipt'],
  ['receipt PDF', (api) => api.receipts.pdf('o'), 'GET /api/v1/orders/o/receipt'],
  ['receipt check', (api) => api.receipts.verify('K7/4', '9F3C71A8'), 'GET /api/v1/receipts/K7%2F4/verify?checksum=9F3C71A8'],
  ['upload', (api) => api.files.upload({ purpose: 'proof', file }), 'POST /api/v1/files'],
  ['file', (api) => api.files.content('f/g'), 'GET /api/v1/files/f%2Fg'],
  [
    'deposit',
    (api) => api.deposits.create({ bankId: 'b', amount: item.amount }),
    'POST /api/v1/deposits',
    { bankId: 'b', amount: item.amount },
  ],
  ['deposits', (api) => api.deposits.list({ limit: 5 }), 'GET /api/v1/deposits?limit=5'],
  ['one deposit', (api) => api.deposits.one('d'), 'GET /api/v1/deposits/d'],
  ['deposit proof', (api) => api.deposits.addProof('d', { fileId: 'f' }), 'POST /api/v1/deposits/d/proof', { fileId: 'f' }],
  ['deposit cancel', (api) => api.deposits.cancel('d'), 'POST /api/v1/deposits/d/cancel'],
  [
    'deposits to review',
    (api) => api.admin.deposits.list({ status: 'in_review', q: 'KD' }),
    'GET /api/v1/admin/deposits?status=in_review&q=KD',
  ],
  ['deposit to review', (api) => api.admin.deposits.one('d'), 'GET /api/v1/admin/deposits/d'],
  [
    'credit',
    (api) => api.admin.deposits.credit('d', { amount: item.amount, note: '', pin: '274913' }),
    'POST /api/v1/admin/deposits/d/credit',
    { amount: item.amount, note: '', pin: '274913' },
  ],
  [
    'reject',
    (api) => api.admin.deposits.reject('d', { reason: 'unreadable' }),
    'POST /api/v1/admin/deposits/d/reject',
    { reason: 'unreadable' },
  ],
  [
    'contact',
    (api) => api.contact.send({ topic: 'other', name: 'A', email: 'a@b.c', message: 'ten letters' }),
    'POST /api/v1/contact',
    { topic: 'other', name: 'A', email: 'a@b.c', message: 'ten letters' },
  ],
];

const withoutToken = new Set([
  'register',
  'verifyToken',
  'resendOtp',
  'createPin',
  'login',
  'forgotPin',
  'verifyForgot',
  'setPin',
  'refresh',
]);

testRequests(
  calls,
  () => client(),
  requests,
  (name) => (withoutToken.has(name) ? undefined : name === 'logout' ? 't' : 'bearer-1'),
);

describe('the bearer token', () => {
  it('is not sent without a session', async () => {
    await client({ token: () => undefined })
      .countries.list()
      .catch(() => undefined);
    expect(requests[0]?.headers['authorization']).toBeUndefined();
  });
});

describe('the host', () => {
  it.each([
    ['', 'http://kado.test'],
    ['https://api.kado.test', 'https://api.kado.test'],
  ])('prefixes /api/v1 with the host %j', async (host, origin) => {
    await client({ host })
      .balance.get()
      .catch(() => undefined);
    expect(requests.map((each) => each.origin + each.path)).toEqual([`${origin}/api/v1/balance`]);
  });

  it('sends the key of a checkout as a header', async () => {
    await client()
      .checkout.pay({ key: 'key-of-sixteen-x', quoteId: 'q', grant: 'g' })
      .catch(() => undefined);
    expect(requests[0]?.headers['idempotency-key']).toBe('key-of-sixteen-x');
  });
});
