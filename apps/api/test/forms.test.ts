import { connect } from 'node:net';

import { expect, it } from 'vitest';

import { withDatabases } from './fixture.ts';
import { person } from './people.ts';
import { formBody, picture, send } from './uploads.ts';

const CLIENT_ERRORS = new Set([400, 413, 415, 422]);
const FORM = 'multipart/form-data; boundary=b';
const file = (boundary = 'b', name = 'file', content = 'x'): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${content}\r\n`;
const field = (name: string, value: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const whole = `${field('purpose', 'proof')}${file()}--b--\r\n`;

/** Forty malformed forms: the content type and the body of a request. */
const CORPORA: [name: string, type: string, body: string | Buffer][] = [
  ...[1, 10, 40, 47, 60, 90, 120, 150].map((at): [string, string, string] => [
    `ends after ${at} bytes`,
    FORM,
    whole.slice(0, at),
  ]),
  ['has no boundary', 'multipart/form-data', whole],
  ['has an empty boundary', 'multipart/form-data; boundary=', whole],
  ['has a boundary of spaces', 'multipart/form-data; boundary="   "', whole],
  ['has another boundary', 'multipart/form-data; boundary=c', whole],
  ['has two boundaries', 'multipart/form-data; boundary=b; boundary=c', `${file('b')}${file('c')}--c--\r\n`],
  ['has two boundaries, the other way round', 'multipart/form-data; boundary=c; boundary=b', `${file('b')}${file('c')}--c--\r\n`],
  ['has a boundary of 5,000 characters', `multipart/form-data; boundary=${'b'.repeat(5000)}`, whole],
  ['is another kind of multipart', 'multipart/mixed; boundary=b', whole],
  ['is urlencoded', 'application/x-www-form-urlencoded', 'purpose=proof'],
  ['is JSON within', FORM, '{"purpose":"proof"}'],
  ['claims to be JSON', 'application/json', whole],
  ['has lines that end with LF alone', FORM, whole.replaceAll('\r\n', '\n')],
  ['has lines that end with CR alone', FORM, whole.replaceAll('\r\n', '\r')],
  ['has a part without a head', FORM, `--b\r\n\r\nx\r\n--b--\r\n`],
  ['has a part whose head does not end', FORM, `--b\r\ncontent-disposition: form-data; name="file"; filename="a"`],
  [
    'has a head of 100 kB',
    FORM,
    `--b\r\nx: ${'y'.repeat(100_000)}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--\r\n`,
  ],
  [
    'has 5,000 lines in a head',
    FORM,
    `--b\r\n${'x: y\r\n'.repeat(5000)}content-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--\r\n`,
  ],
  ['has 20 files', FORM, `${file().repeat(20)}--b--\r\n`],
  ['has 1,000 files', FORM, `${file().repeat(1000)}--b--\r\n`],
  ['has 1,000 fields', FORM, `${field('purpose', 'proof').repeat(1000)}--b--\r\n`],
  ['has 10 fields and a file', FORM, `${field('a', '1').repeat(10)}${file()}--b--\r\n`],
  ['has a field that is called __proto__', FORM, `${field('__proto__', 'x')}${file()}--b--\r\n`],
  ['has a field that is called constructor', FORM, `${field('constructor', 'x')}${file()}--b--\r\n`],
  [
    'has a form in its form',
    FORM,
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: multipart/mixed; boundary=c\r\n\r\n${file('c')}--c--\r\n--b--\r\n`,
  ],
  ['has a file of no bytes', FORM, `${field('purpose', 'proof')}${file('b', 'file', '')}--b--\r\n`],
  ['has a line end alone', FORM, '\r\n'],
  ['has zeros alone', FORM, Buffer.alloc(10_000)],
  ['has zeros before the form', FORM, Buffer.concat([Buffer.alloc(5000), Buffer.from(file())])],
  [
    'has an unknown encoding of a part',
    FORM,
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-transfer-encoding: x-unknown\r\n\r\nx\r\n--b--\r\n`,
  ],
  [
    'has an unknown charset',
    FORM,
    `--b\r\ncontent-disposition: form-data; name="file"; filename*=x-none''a\r\n\r\nx\r\n--b--\r\n`,
  ],
  [
    'has a file of 6 MiB',
    FORM,
    Buffer.concat([Buffer.from(file().slice(0, -3)), Buffer.alloc(6 * 1024 * 1024), Buffer.from('\r\n--b--\r\n')]),
  ],
  ['has a preamble of 6 MiB', FORM, Buffer.concat([Buffer.alloc(6 * 1024 * 1024, 32), Buffer.from(whole)])],
];

withDatabases('Forms', (make) => {
  it('I3 forty malformed forms get a 4xx status on every route', async () => {
    const { app, call } = await make();
    const { token } = await person(app);
    expect(CORPORA).toHaveLength(40);
    for (const [name, type, payload] of CORPORA)
      for (const path of ['/files', '/quotes', '/auth/login', '/receipts/email']) {
        const { status } = await call(`POST ${path}`, { payload, token, headers: { 'content-type': type } });
        expect([name, path, CLIENT_ERRORS.has(status)]).toEqual([name, path, true]);
      }
  });

  it('I3 the session is checked first, then the size, the type, the form and the file', async () => {
    const { app, call } = await make();
    const { token } = await person(app);
    const headers = { 'content-type': FORM };
    const large = 6 * 1024 * 1024;
    expect((await call('POST /files', { payload: whole, headers })).status).toBe(401);
    expect((await call('POST /files', { payload: Buffer.alloc(large), headers, token })).status).toBe(413);
    expect((await call('POST /files', { payload: 'x', headers: { 'content-type': 'text/plain' }, token })).status).toBe(415);
    expect((await call('POST /files', { token })).status).toBe(415);
    expect((await call('POST /files', { payload: '--b\r\nx', headers, token })).status).toBe(400);
    expect((await call('POST /files', { payload: `${file()}--b--\r\n`, headers, token })).status).toBe(415);
    const packed = { ...headers, 'content-encoding': 'gzip' };
    expect((await call('POST /files', { payload: whole, headers: packed, token })).status).toBe(415);
  });

  it('I3 a form that stops before its announced length ends only its own request', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.addresses()[0] as { port: number };
    const head = `POST /api/v1/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ada.token}\r\ncontent-type: ${FORM}\r\ncontent-length: 5000\r\n\r\n`;
    await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => socket.write(head + whole.slice(0, 100), () => socket.destroy()));
            socket.on('close', () => resolve()).on('error', () => undefined);
          }),
      ),
    );
    const parts = [
      { name: 'purpose', value: 'proof' },
      { name: 'file', value: await picture(), filename: 'a.png' },
    ];
    // A user can have ten uploads at once, and some of the stopped ones may still be running.
    await expect.poll(async () => (await send(call, ada, parts)).status, { timeout: 30_000 }).toBe(201);
    const upload = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data; boundary=kado-test-boundary' },
        body: new Uint8Array(formBody(parts)),
      });
    await expect.poll(async () => (await upload()).status, { timeout: 30_000 }).toBe(201);
  });
});
