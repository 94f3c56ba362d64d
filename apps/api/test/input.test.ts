import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, it } from 'vitest';

import { withDatabases } from './fixture.ts';
import { person } from './people.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends raw bytes and returns the response. */
const raw = (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      response += String(data);
      if (/\r\n\r\n.*\}$/s.test(response)) socket.destroy();
    });
    socket.on('close', () => resolve(response)).on('error', reject);
  });

withDatabases('Input', (make) => {
  it.each([
    ['not JSON', '{', 400, 'MALFORMED'],
    ['an empty text that claims to be JSON', '', 400, 'MALFORMED'],
    ['65 KiB', JSON.stringify({ identifier: 'x'.repeat(65 * 1024), pin: '274913' }), 413, 'TOO_LARGE'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 422, 'INVALID'],
    [
      '6,000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`k${index}`, 1]))),
      422,
      'INVALID',
    ],
    ['a number', '1', 422, 'INVALID'],
    ['null', 'null', 422, 'INVALID'],
    ['__proto__', '{"__proto__":{"identifier":"a"},"identifier":"abc","pin":"274913"}', 422, 'INVALID'],
    ['NUL', String.raw`{"identifier":"a\u0000b@x.y","pin":"274913"}`, 422, 'INVALID'],
    ['bytes that are not UTF-8', Buffer.from('{"identifier":"\xFFa@x.y","pin":"274913"}', 'latin1'), 400, 'MALFORMED'],
    ['half a pair', String.raw`{"identifier":"\ud800@x.y","pin":"274913"}`, 422, 'INVALID'],
  ])('I2 %s gets a proper error response', async (_, payload, status, code) => {
    const { call } = await make();
    expect(await call('POST /auth/login', { payload, headers: JSON_TYPE })).toMatchObject({ status, failure: { code } });
  });

  it('I2 checks the session first, then the size, the type and the content', async () => {
    const { app, call } = await make();
    const { token } = await person(app);
    const big = 'x'.repeat(70 * 1024);
    const text = { 'content-type': 'text/plain' };
    expect((await call('POST /quotes', { payload: big, headers: text })).status).toBe(401);
    expect((await call('POST /quotes', { payload: big, headers: text, token })).status).toBe(413);
    expect((await call('POST /quotes', { payload: '{', headers: text, token })).status).toBe(415);
    expect((await call('POST /quotes', { payload: '{', headers: JSON_TYPE, token })).status).toBe(400);
    expect((await call('POST /quotes', { payload: '{}', headers: JSON_TYPE, token })).status).toBe(422);
    expect((await call('POST /quotes', { token })).status).toBe(422);
    expect(
      (await call('POST /quotes', { payload: '\x1f\x8b\x08', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, token }))
        .status,
    ).toBe(415);
    expect((await call('POST /auth/refresh', { payload: '', headers: JSON_TYPE })).status).toBe(401);
  });

  it.each([
    ['POST /users/me/change-contact', {}, 'email'],
    ['POST /notifications/read', {}, 'ids'],
    ['POST /checkout', { quoteId: 'q' }, 'pin'],
  ])('asks for one of two fields: %s', async (line, body, field) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    const neither = await call(line, { token, headers, body });
    expect(neither.failure.fields).toEqual({ [field]: 'Please fill this in.' });
  });

  it('I2 malformed and oversized requests get the common error format', async () => {
    const { app } = await make();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.addresses()[0] as { port: number };
    expect(await raw(port, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"MALFORMED"/s);
    expect(await raw(port, `GET /api/v1/health?q=${'x'.repeat(1_000_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    expect(await raw(port, `GET /api/v1/health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    expect(
      await raw(
        port,
        'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(port, 'GET /api/v1/health HTTP/1.1\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*x-request-id: [^]*"code":"MALFORMED"/,
    );
    const expecting = 'GET /api/v1/health HTTP/1.1\r\nhost: x\r\nexpect: anything\r\nconnection: close\r\n\r\n';
    expect(await raw(port, expecting)).toMatch(/^HTTP\/1\.1 200 [^]*x-request-id: /);
  });

  it.each([
    [20, '/quotes', 'application/json', 413, 'TOO_LARGE'],
    [20, '/files', 'multipart/form-data; boundary=b', 413, 'TOO_LARGE'],
    [5, '/files', 'image/png', 415, 'UNSUPPORTED_TYPE'],
  ])(
    'I2 a body of %i MB to %s gets a response, though it is not read completely',
    async (megabytes, path, type, status, code) => {
      const { app } = await make();
      const { token } = await person(app);
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.addresses()[0] as { port: number };
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: new Uint8Array(megabytes * 1_000_000),
      });
      expect([response.status, await response.json()]).toMatchObject([status, { data: { code } }]);
      // If the connection were closed, a client that is still sending would not get the response.
      expect(response.headers.get('connection')).not.toBe('close');
    },
  );

  it('I2 two hundred unfinished requests do not block others, use little memory and get 408', async () => {
    const { app } = await make();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.addresses()[0] as { port: number };
    expect(app.server.headersTimeout).toBe(10_000);
    expect(app.server.requestTimeout).toBe(300_000);
    const before = process.memoryUsage().rss;
    const slow = await Promise.all(
      Array.from(
        { length: 200 },
        () =>
          new Promise<{ ended: Promise<string> }>((resolve) => {
            let answer = '';
            const socket = connect(port, '127.0.0.1').setEncoding('utf8');
            socket.on('error', () => undefined).on('data', (text: string) => (answer += text));
            const ended = once(socket, 'close').then(() => answer);
            socket.write('GET /api/v1/health HTTP/1.1\r\nhost: x\r\nx-slow: ', () => resolve({ ended }));
          }),
      ),
    );
    for (let index = 0; index < 50; index += 1) expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
    app.server.headersTimeout = 1;
    for (const answer of slow) expect(await answer.ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('I8 rejects amounts that are not plain numbers', async () => {
    const { app, call } = await make();
    const { token } = await person(app);
    for (const amountMinor of ['٥٠٠', '５００', '500', ' 500', '5e2', 5.5, null, -1, 0]) {
      const body = {
        items: [{ id: 'a', kind: 'topup', networkId: 'x', phone: '+2348035550142', amount: { amountMinor, currency: 'USD' } }],
      };
      expect(await call('POST /quotes', { token, body })).toMatchObject({
        status: 422,
        failure: { fields: { 'items.0.amount.amountMinor': expect.any(String) } },
      });
    }
  });
});
