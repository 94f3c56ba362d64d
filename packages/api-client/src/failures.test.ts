import { HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { ApiError } from './api-error.ts';
import { client, fakeServer, json } from './test/server.ts';

const { requests, respondWith } = fakeServer();
const body = (status: number, code = 'INVALID') =>
  json({ message: 'outer', data: { errorMessage: `text ${status}`, code } }, status);
const html = (status: number, statusText: string) => () =>
  new HttpResponse('<html>', { status, statusText, headers: { 'Content-Type': 'text/html' } });

type Method = (...args: unknown[]) => Promise<unknown>;
/** Every method of a client by its path, such as `admin.deposits.list`; a new method is included automatically. */
const methodsOf = (object: object, path = ''): [string, Method][] =>
  Object.entries(object).flatMap(([key, value]): [string, Method][] =>
    typeof value === 'function' ? [[path + key, value as Method]] : methodsOf(value as object, `${path}${key}.`),
  );
/** An argument that can be used as id, body, query, options or signal. */
const any = () => Object.assign(new AbortController().signal, { purpose: 'proof', file: new File(['x'], 'x.pdf'), key: 'k' });

/** The nineteen calls that a purchase and an account need at least. */
const NAMED = [
  'auth.register',
  'auth.verifyToken',
  'auth.resendOtp',
  'auth.createPin',
  'auth.login',
  'auth.forgotPin',
  'auth.verifyForgot',
  'auth.setPin',
  'users.me',
  'countries.list',
  'languages.list',
  'networks.list',
  'banks.list',
  'bankPrices.list',
  'balance.get',
  'files.upload',
  'contact.send',
  'checkout.pay',
  'receipts.email',
];

const TIMEOUT = 'a timeout';
const UNREADABLE = 'The answer of the server could not be read';
const failures: [string, () => Response | Promise<Response>, number, string | RegExp][] = [
  ...[400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504].map((status): [string, () => Response, number, string] => [
    String(status),
    body(status),
    status,
    `text ${status}`,
  ]),
  ['502 in HTML', html(502, 'Bad Gateway'), 502, 'Bad Gateway'],
  ['a cut connection', () => HttpResponse.error(), 0, 'Network Error'],
  [TIMEOUT, () => new Promise<Response>(() => undefined), 0, /timeout/],
  ['an empty answer', () => new HttpResponse('', { status: 200 }), 200, UNREADABLE],
  ['broken JSON', () => new HttpResponse('{"data":', { status: 200 }), 200, UNREADABLE],
  ['a wrong shape', json({ data: { surprise: true } }), 200, UNREADABLE],
];

/** Calls that accept any response body, because any bytes can be the content of a file. */
const ANSWERS_ANYTHING = new Set(['files.content']);

describe('C1 every method of the client', () => {
  const methods = methodsOf(client());

  it('includes the nineteen named calls', () => {
    expect(methods.map(([name]) => name)).toEqual(expect.arrayContaining(NAMED));
    expect(methods.length).toBeGreaterThan(80);
  });

  it.each(failures)('fails with a useful error on %s', async (failure, response, status, message) => {
    respondWith(response);
    const outcomes = await Promise.all(
      methodsOf(client(failure === TIMEOUT ? { timeout: 150 } : {}))
        .filter(([name]) => status !== 200 || !ANSWERS_ANYTHING.has(name))
        .map(async ([name, method]) => {
          const error: unknown = await method(any(), any(), any(), any()).catch((cause: unknown) => cause);
          return [name, error instanceof ApiError && error.status, error instanceof Error ? error.message : error];
        }),
    );
    expect(outcomes).toEqual(outcomes.map(([name]) => [name, status, expect.stringMatching(message)]));
    expect(outcomes.length).toBeGreaterThan(80);
  });
});

it.each(['\ud800', '.', '..'])(
  'C1 every method fails with an ApiError for the id %j, which cannot be part of an address',
  async (id) => {
    respondWith(body(404, 'NOT_FOUND'));
    const methods = methodsOf(client());
    const unknown = () => Object.assign(any(), { toString: () => id });
    const failed = await Promise.all(
      methods.map(async ([name, method]) => {
        const call = async () => method(unknown(), unknown(), unknown(), unknown());
        const error: unknown = await call().catch((cause: unknown) => cause);
        return [name, error instanceof ApiError];
      }),
    );
    expect(failed).toEqual(methods.map(([name]) => [name, true]));
    const paths = requests.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/api/v1/orders/%EF%BF%BD', '/api/v1/users/me/sessions/%EF%BF%BD']));
  },
);

describe('a list as CSV', () => {
  it('is requested by the Accept header and resolves to text', async () => {
    respondWith(() => new HttpResponse('id,amount\n1,3.59\n', { headers: { 'Content-Type': 'text/csv' } }));
    expect(await client().transactions.csv({ type: 'hold' })).toBe('id,amount\n1,3.59\n');
  });

  it('contains all pages under one header', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `${index},"two\nlines"\r\n`);
    respondWith(() => {
      const { limit, cursor = 0 } = requests.at(-1)?.query ?? {};
      const end = Number(cursor) + Number(limit);
      return new HttpResponse(`id,note\r\n${rows.slice(Number(cursor), end).join('')}`, {
        headers: { 'Content-Type': 'text/csv', ...(end < rows.length && { 'X-Next-Cursor': String(end) }) },
      });
    });
    expect(await client().admin.audit.csv({ action: 'auth' })).toBe(`id,note\r\n${rows.join('')}`);
    expect(requests.map(({ query }) => query)).toEqual(
      [{}, { cursor: '100' }, { cursor: '200' }].map((page) => ({ action: 'auth', limit: '100', ...page })),
    );
  });

  it('C1 fails as a whole if one of its pages fails', async () => {
    respondWith(() =>
      requests.length > 1
        ? body(429)()
        : new HttpResponse('id\r\n1\r\n', { headers: { 'Content-Type': 'text/csv', 'X-Next-Cursor': 'next' } }),
    );
    await expect(client().orders.csv()).rejects.toMatchObject({ message: 'text 429', status: 429 });
  });

  it('C1 fails with the text of the JSON failure', async () => {
    respondWith(body(422));
    await expect(client().orders.csv()).rejects.toMatchObject({ message: 'text 422', status: 422 });
  });
});
