import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Env } from '../src/env.ts';
import { type FakeResponse, type Body, ok, refused } from './fake-reloadly-responses.ts';
import type { fakeGifts } from './fake-reloadly-gifts.ts';

export { refused } from './fake-reloadly-responses.ts';

export const CLIENT_SECRET = 'reloadly-secret-canary';
/** What happens to the next submission: its response is lost after or before the purchase, or it is refused. */
export type Fault = 'bought, then cut' | 'cut' | FakeResponse;
type Bought = { transactionId: number; customIdentifier: string; status: string; code: string | null; request: Body; at: string };

/** An operator as GET /operators lists it. */
export const operator = (changes: Body = {}): Body => ({
  id: 341,
  operatorId: 341,
  name: 'Sunbird Nigeria',
  bundle: false,
  data: false,
  pin: false,
  supportsLocalAmounts: true,
  denominationType: 'RANGE',
  senderCurrencyCode: 'USD',
  destinationCurrencyCode: 'NGN',
  minAmount: 0.14,
  maxAmount: 49.345,
  localMinAmount: 200,
  localMaxAmount: 75_000,
  fixedAmounts: [],
  fixedAmountsDescriptions: {},
  suggestedAmounts: [1, 5, 100],
  fx: { rate: 1520.05, currencyCode: 'NGN' },
  country: { isoName: 'NG', name: 'Nigeria' },
  ...changes,
});

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Body) : {};
}

type Options = { currency?: string; pageSize?: number; gifts?: ReturnType<typeof fakeGifts> };

/** A server with Reloadly's published APIs, for one client, with these operators and, with `gifts`, gift cards. */
export async function fakeReloadly(operators: Body[] = [operator()], { currency = 'USD', pageSize = 1, gifts }: Options = {}) {
  const bought: Bought[] = [];
  const calls: string[] = [];
  const tokens = new Set<string>();
  const faults: Fault[] = [];
  /** Reloadly's current time, in its format. */
  const now = { text: '2026-11-20 09:17:05' };
  const outcome = { status: 'SUCCESSFUL', code: null as string | null };

  const buy = (request: Body): FakeResponse => {
    const customIdentifier = String(request['customIdentifier']);
    if (bought.some((each) => each.customIdentifier === customIdentifier)) return refused(400, 'CUSTOM_IDENTIFIER_ALREADY_USED');
    bought.push({ transactionId: 4_602_843 + bought.length, customIdentifier, ...outcome, request, at: now.text });
    return ok({ transactionId: bought.at(-1)?.transactionId });
  };
  const submit = (path: string, request: Body): FakeResponse | 'cut' => {
    const fault = faults.shift();
    if (typeof fault === 'object') return fault;
    const result = fault === 'cut' ? fault : path === '/orders' && gifts ? gifts.buy(request) : buy(request);
    return fault ? 'cut' : result;
  };
  const login = ({ client_id, client_secret, grant_type, audience }: Body, base: string): FakeResponse => {
    const isClient = client_id === 'client' && client_secret === CLIENT_SECRET && audience === base;
    if (!isClient || grant_type !== 'client_credentials') return refused(401, 'INVALID_CREDENTIALS');
    const token = `token-canary-${tokens.size + 1}`;
    tokens.add(token);
    return ok({ access_token: token, scope: 'send-topups', expires_in: 5_184_000, token_type: 'Bearer' });
  };
  const listed = (query: URLSearchParams): FakeResponse => {
    const page = Number(query.get('page'));
    const content = operators.slice((page - 1) * pageSize, page * pageSize);
    return ok({ content, totalPages: Math.ceil(operators.length / pageSize), totalElements: operators.length });
  };
  const shown = ({ transactionId, customIdentifier, status, at, request }: Bought) => ({
    transactionId,
    customIdentifier,
    status,
    transactionDate: at,
    deliveredAmount: status === 'SUCCESSFUL' ? Number(request['amount']) : null,
    deliveredAmountCurrencyCode: 'NGN',
  });
  const reported = (query: URLSearchParams): FakeResponse => {
    const [reference, start, end] = ['customIdentifier', 'startDate', 'endDate'].map((name) => query.get(name));
    const isWanted = ({ customIdentifier, at }: Bought) =>
      reference ? customIdentifier === reference : at >= (start ?? '') && at <= (end ?? '');
    return ok({ content: bought.filter(isWanted).map(shown) });
  };
  const get = (path: string, query: URLSearchParams): FakeResponse => {
    const ofGifts = gifts?.get(path, query);
    if (ofGifts) return ofGifts;
    const [, id] = /^\/topups\/(\d+)\/status$/.exec(path) ?? [];
    const found = bought.find(({ transactionId }) => String(transactionId) === id);
    if (found) return ok({ code: found.code, message: null, status: found.status, transaction: shown(found) });
    if (path === '/accounts/balance') return ok({ balance: 1000.5, currencyCode: currency, currencyName: currency });
    if (path === '/operators') return listed(query);
    if (path === '/topups/reports/transactions') return reported(query);
    const [, phone] = /^\/operators\/auto-detect\/phone\/(\d+)\/countries\/NG$/.exec(path) ?? [];
    return phone ? ok(operators[0]) : refused(404, 'COULD_NOT_AUTO_DETECT_OPERATOR');
  };
  const answer = async (request: IncomingMessage): Promise<FakeResponse | 'cut'> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://reloadly.test');
    calls.push(`${request.method} ${pathname}`);
    const body = await bodyOf(request);
    if (pathname === '/oauth/token') return login(body, url);
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return refused(401, 'TOKEN_EXPIRED');
    const api = /^\/(?:products|orders|reports)\b/.test(pathname) ? 'giftcards' : 'topups';
    if (request.headers.accept !== `application/com.reloadly.${api}-v1+json`) return refused(406, 'NOT_ACCEPTABLE');
    return request.method === 'POST' ? submit(pathname, body) : get(pathname, searchParams);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const result = await answer(request);
    if (result === 'cut') return void request.socket.destroy();
    response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers }).end(JSON.stringify(result.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const supplier: Extract<Env['supplier'], { kind: 'reloadly' }> = {
    kind: 'reloadly',
    clientId: 'client',
    clientSecret: CLIENT_SECRET,
    baseUrl: url,
    giftsUrl: gifts && url,
    authUrl: url,
  };
  return {
    supplier,
    bought,
    calls,
    faults,
    outcome,
    now,
    /** Expires every token. */
    endTokens: () => tokens.clear(),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
