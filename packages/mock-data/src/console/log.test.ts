import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMockServer } from '../node.ts';
import { keepLog } from './keep-log.ts';
import { createLog } from './log.ts';
import { maskBody, maskPath } from './secrets.ts';

const ORIGIN = 'http://localhost:3000';
const server = createMockServer({ origin: ORIGIN, now: () => new Date('2026-11-21T10:00:00Z') });
const { log } = server.control;
const ask = async (method: string, path: string, json?: unknown) =>
  fetch(ORIGIN + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('writes down each call: newest first, with topic, status and both bodies', async () => {
  await ask('GET', '/api/users/user?id=9999');
  await ask('POST', '/apps/invoice/send', { id: 5036, to: 'noor@haldenros.example', subject: 'Hello', message: 'There' });
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

it('never shows a password or a token', async () => {
  const answer = await ask('POST', '/jwt/login', { email: 'admin@demo.test', password: 'admin' });
  const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>;
  await ask('POST', '/jwt/refresh-token', { refreshToken });
  const written = JSON.stringify(log.get());
  for (const secret of ['"admin"}', accessToken, refreshToken]) expect(written).not.toContain(secret);
  expect(log.get().requests.at(-1)?.requestBody).toBe('{"email":"admin@demo.test","password":"•••"}');
});

it('cuts long bodies, names pictures, and hands the page the whole answer', async () => {
  const whole = await (await ask('GET', '/apps/invoice/invoices')).text();
  await ask('GET', '/mock/faces/1');
  const [picture, list] = log.get().requests;
  expect(whole.length).toBeGreaterThan(10_001);
  expect(list?.responseBody).toBe(`${whole.slice(0, 10_000)}…`);
  expect(picture?.responseBody).toBe('(image/svg+xml)');
});

it('keeps the last two hundred, counts all, tells who listens, and is the same object in between', async () => {
  const own = createLog(() => new Date(0));
  const told = vi.fn<() => void>();
  const stop = own.subscribe(told);
  for (let page = 1; page <= 201; page += 1)
    await own.note('invoice', new Request(`${ORIGIN}/?page=${page}`))(new Response(null, { status: page % 2 ? 200 : 500 }));
  expect(own.get()).toBe(own.get());
  expect(own.get().requests).toHaveLength(200);
  expect(own.get().requests.at(-1)?.path).toBe('/?page=2');
  expect([own.get().total, own.get().failed, told.mock.calls.length]).toEqual([201, 100, 201]);
  own.clear();
  expect(own.get()).toEqual({ requests: [], total: 0, failed: 0 });
  stop();
  await own.note('invoice', new Request(ORIGIN))(undefined);
  expect(told).toHaveBeenCalledTimes(202);
});

it.each([
  ['{"a":{"password":"x","list":[{"apiKey":1}]}}', '{"a":{"password":"•••","list":[{"apiKey":"•••"}]}}'],
  ['{"message":"fine"}', '{"message":"fine"}'],
  ['password=x', '•••'],
])('masks the body %s', (body, safe) => expect(maskBody(body)).toBe(safe));

it('masks an address', () => {
  expect(maskPath(new URL(`${ORIGIN}/a?token=abc&q=x`))).toBe('/a?token=%E2%80%A2%E2%80%A2%E2%80%A2&q=x');
  expect(maskPath(new URL(`${ORIGIN}/a?q=%20`))).toBe('/a?q=%20');
});

it.each([
  ['a reload', (text: string) => text, 'kept'],
  ['damage', (text: string) => text.slice(1), 'empty'],
  ['a foreign hand', () => '{"requests":[{}]}', 'empty'],
])('after %s the log is what it can be', async (_, change, outcome) => {
  const written = new Map<string, string>();
  const storage = {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => void written.set(key, change(text)),
  };
  const [page, before, after] = [new EventTarget(), createLog(() => new Date(0)), createLog(() => new Date(0))];
  keepLog({ log: before, storage, page });
  await before.note('invoice', new Request(`${ORIGIN}/a`))(new Response(null, { status: 500 }));
  page.dispatchEvent(new Event('pagehide'));
  keepLog({ log: after, storage, page });
  expect(after.get()).toEqual(outcome === 'kept' ? before.get() : { requests: [], total: 0, failed: 0 });
  await after.note('invoice', new Request(`${ORIGIN}/b`))(new Response(null));
  expect(after.get().requests.map(({ id }) => id)).toEqual(outcome === 'kept' ? [2, 1] : [1]);
});
