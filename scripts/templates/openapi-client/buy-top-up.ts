// Buys a top-up with the demo account: node buy-top-up.ts http://127.0.0.1:8080
// client.ts was generated from /api/v1/docs/openapi.json.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ok } from '@oazapfts/runtime';
import * as kado from './client.ts';

const PIN = '274913';
const PHONE = '+2348035550142';
/** Far more requests than an order needs; each of them waits for the server. */
const MAX_REQUESTS = 10_000;

const { defaults } = kado;
defaults.baseUrl = process.argv[2] ?? 'http://127.0.0.1:8080';

const cookie = await signIn();
const network = await detectNetwork();
const quote = await price(network);
await refuseWrongPin(quote);
const order = await follow(await buy(quote));
const me = await renew(cookie);
const csv = await statement();
console.log(
  JSON.stringify({
    network: network.name,
    total: quote.total,
    reference: order.reference,
    status: order.status,
    user: me.firstName,
    csv,
  }),
);

/** Signs in and returns the session cookie; a browser would store it by itself. */
async function signIn(): Promise<string> {
  const { status, data, headers } = await kado.login({ login: { identifier: 'maya@kado.test', pin: PIN } });
  assert(status === 200, JSON.stringify(data));
  defaults.headers.authorization = `Bearer ${data.data.token}`;
  const [session] = headers.getSetCookie().filter((line) => line.startsWith('__Host-kado_session='));
  assert(session, 'no session cookie');
  return session.split(';')[0] ?? '';
}

async function detectNetwork(): Promise<kado.Network> {
  const { data: all } = await ok(kado.listNetworks({}));
  const { data: sorted } = await ok(kado.listNetworks({ phone: PHONE }));
  const [detected] = sorted;
  assert(all.length > 1 && detected?.confidence, 'no network was detected');
  return detected;
}

async function price({ id: networkId, sendCurrency: currency }: kado.Network): Promise<kado.Quote> {
  const item = { id: 'first', kind: 'topup', networkId, phone: PHONE, amount: { amountMinor: 500, currency } } as const;
  return (await ok(kado.createQuote({ quoteRequest: { items: [item] } }))).data;
}

async function refuseWrongPin({ id: quoteId }: kado.Quote): Promise<void> {
  const { status, data } = await kado.checkout({ idempotencyKey: randomUUID(), checkoutRequest: { quoteId, pin: '913572' } });
  assert(status === 403 && data.data.code === 'WRONG_PIN' && data.data.attemptsLeft === 4, JSON.stringify(data));
}

/** Pays, and repeats the request: the same order comes back instead of a second one. */
async function buy({ id: quoteId }: kado.Quote): Promise<kado.Order> {
  const request = { idempotencyKey: randomUUID(), checkoutRequest: { quoteId, pin: PIN } };
  const first = await kado.checkout(request);
  const second = await kado.checkout(request);
  assert(first.status === 201 && second.status === 201, JSON.stringify(first.data));
  assert.equal(second.data.data.id, first.data.data.id);
  assert.deepEqual(
    [first, second].map(({ headers }) => headers.get('idempotency-replayed')),
    [null, 'true'],
  );
  return first.data.data;
}

async function follow({ id }: kado.Order): Promise<kado.Order> {
  for (let request = 0; request < MAX_REQUESTS; request += 1) {
    const { data } = await ok(kado.getOrder({ id }));
    if (data.status !== 'processing') return data;
  }
  throw new Error(`The order is still being processed after ${MAX_REQUESTS} requests.`);
}

/** Renews the session by its cookie alone: the old token works no longer, the new one does. */
async function renew(cookie: string): Promise<kado.User> {
  const { authorization } = defaults.headers;
  defaults.headers.authorization = undefined;
  const { data: session } = await ok(kado.refresh({ headers: { cookie } }));
  assert.notEqual(`Bearer ${session.token}`, authorization);
  defaults.headers.authorization = `Bearer ${session.token}`;
  return (await ok(kado.getMe())).data;
}

/** The first two lines of the statement as CSV. */
async function statement(): Promise<string[]> {
  const { status, data } = await kado.listTransactions({ limit: '1' }, { headers: { accept: 'text/csv' } });
  assert.equal(status, 200);
  return String(data).trim().split('\r\n');
}
