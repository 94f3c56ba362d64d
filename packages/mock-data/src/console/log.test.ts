import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMockServer } from '../node.ts';
import { createLog } from './log.ts';

const ORIGIN = 'http://localhost:3000';
const server = createMockServer({ origin: ORIGIN, now: () => new Date('2026-11-21T10:00:00Z') });
const { log } = server.control;
const call = async (method: string, path: string, json?: unknown) =>
  fetch(ORIGIN + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('logs each call with topic, status and both bodies, newest first', async () => {
  await call('GET', '/api/users/user?id=9999');
  await call('POST', '/apps/invoice/send', { id: 5036, to: 'noor@haldenros.example', subject: 'Hello', message: 'There' });
  const { requests, total, failed } = log.get();
  expect({ total, failed }).toEqual({ total: 2, failed: 1 });
  expect(requests).toMatchObject([
    { method: 'POST', path: '/apps/invoice/send', topic: 'invoice', status: 200, at: Date.parse('2026-11-21T10:00:00Z') },
    { method: 'GET', path: '/api/users/user?id=9999', topic: 'users', status: 404, requestBody: '' },
  ]);
  expect(JSON.parse(requests[0]?.requestBody ?? '')).toMatchObject({ id: 5036, subject: 'Hello' });
  expect(JSON.parse(requests[0]?.responseBody ?? '')).toMatchObject({ invoice: { invoiceStatus: 'Sent' } });
  expect(requests[1]?.responseBody).toBe('{"message":"User 9999 does not exist"}');
});

it('masks passwords and tokens', async () => {
  const response = await call('POST', '/jwt/login', { email: 'admin@demo.test', password: 'admin' });
  const { accessToken, refreshToken } = (await response.json()) as Record<string, string>;
  await call('POST', '/jwt/refresh-token', { refreshToken });
  const logged = JSON.stringify(log.get());
  for (const secret of ['"admin"}', accessToken, refreshToken]) expect(logged).not.toContain(secret);
  expect(log.get().requests.at(-1)?.requestBody).toBe('{"email":"admin@demo.test","password":"•••"}');
});

it('truncates long bodies and names pictures, while the page gets the whole response', async () => {
  const whole = await (await call('GET', '/apps/invoice/invoices')).text();
  await call('GET', '/mock/faces/1');
  const [picture, list] = log.get().requests;
  expect(whole.length).toBeGreaterThan(10_001);
  expect(list?.responseBody).toBe(`${whole.slice(0, 10_000)}…`);
  expect(picture?.responseBody).toBe('(image/svg+xml)');
});

it('keeps the last two hundred calls, counts all, and notifies', async () => {
  const own = createLog(() => new Date(0));
  const listener = vi.fn<() => void>();
  const stop = own.subscribe(listener);
  for (let page = 1; page <= 201; page += 1)
    await own.start('invoice', new Request(`${ORIGIN}/?page=${page}`))(new Response(null, { status: page % 2 ? 200 : 500 }));
  expect(own.get()).toBe(own.get());
  expect(own.get().requests).toHaveLength(200);
  expect(own.get().requests.at(-1)?.path).toBe('/?page=2');
  expect([own.get().total, own.get().failed, listener.mock.calls.length]).toEqual([201, 100, 201]);
  own.clear();
  expect(own.get()).toEqual({ requests: [], total: 0, failed: 0 });
  stop();
  await own.start('invoice', new Request(ORIGIN))(undefined);
  expect(listener).toHaveBeenCalledTimes(202);
});
