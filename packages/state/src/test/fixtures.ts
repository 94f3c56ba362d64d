import { ApiError, type ApiClient } from '@kado/api-client';
import type { Item, Order, Session, User } from '@kado/contracts';

export const user = (id = '0190a000-0000-7000-8000-00000000000a'): User => ({
  id,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: `${id}@kado.test`,
  phone: '+2348031234567',
  phoneVerified: false,
  countryIso: 'NG',
  languageCode: 'en',
  createdAt: '2026-01-01T00:00:00Z',
});

export const session = (token = 't1', who = user()): Session => ({
  token,
  expiresIn: 600,
  user: who,
  ability: [{ action: 'read', subject: 'Order' }],
});

export const item = (id: string, amountMinor = 500): Item => ({
  id,
  kind: 'topup',
  networkId: 'network',
  phone: '+2348031234567',
  amount: { amountMinor, currency: 'USD' },
});

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const orderItem = (itemId: string): Order['items'][number] => ({
  id: `line-${itemId}`,
  itemId,
  kind: 'topup',
  status: 'queued',
  send: usd(500),
  fee: usd(0),
  receive: usd(500),
  recipient: {},
  promisedBy: '2026-01-01T00:02:00Z',
});

/** An order of these cart items. */
export const order = (id = 'order-1', itemIds = ['a']): Order => ({
  id,
  reference: 'KD-1',
  status: 'processing',
  total: usd(500),
  captured: usd(0),
  released: usd(0),
  held: usd(500),
  items: itemIds.map(orderItem),
  events: [],
  createdAt: '2026-01-01T00:00:00Z',
});

export const unauthenticated = () => new ApiError('Please sign in', 401, 'UNAUTHENTICATED');
export const offline = () => new ApiError('Network Error', 0, 'NETWORK');
export const refused = (status: number, code: string, data: Record<string, unknown> = {}) =>
  new ApiError(`${code} text`, status, code, { data });

/** An api-client with the given calls; any other call rejects. */
export function fakeApi(calls: { [Resource in keyof ApiClient]?: Partial<ApiClient[Resource]> }): ApiClient {
  const unexpected = (path: string) => () => Promise.reject(new Error(`unexpected call of ${path}`));
  const resource = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, call) =>
          (calls as Record<string, Record<string | symbol, unknown>>)[name]?.[call] ?? unexpected(`${name}.${String(call)}`),
      },
    );
  return new Proxy({}, { get: (_, name) => resource(String(name)) }) as ApiClient;
}
