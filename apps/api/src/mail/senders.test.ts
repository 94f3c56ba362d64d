import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { rowsOf } from '../db/sql.ts';
import type { Env } from '../env.ts';
import { testEnv } from '../testing/env.ts';
import type { Message } from './message.ts';
import { createSenders } from './senders.ts';

const message: Message = { to: '+4915112345678', subject: 'Code', text: '274913 is your code.', html: '' };
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

const sendersFor = (env: Partial<Env>) => {
  const senders = createSenders(testEnv({ outbox: false, smtpUrl: 'smtp://127.0.0.1:1', ...env }));
  if (!senders) throw new Error('Nothing is sent.');
  cleanups.push(senders.close);
  return senders;
};

type SmsRequest = {
  method: string | undefined;
  path: string | undefined;
  type: string | undefined;
  login: string | undefined;
  body: unknown;
};

/** An SMS service that responds with these statuses, then with 200. */
async function startSmsService(...statuses: number[]) {
  const requests: SmsRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({
        method,
        path: url,
        type: headers['content-type'],
        login: headers.authorization,
        body: JSON.parse(body || 'null'),
      });
      response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => server.close().closeAllConnections());
  return { host: `127.0.0.1:${(server.address() as { port: number }).port}`, requests };
}

it('a text message is posted as JSON, with the credentials of the URL in a header', async () => {
  const { host, requests } = await startSmsService();
  await sendersFor({ smsUrl: `http://${host}/send?account=7` }).sms(message);
  await sendersFor({ smsUrl: `http://kado:p%40ss@${host}/send` }).sms(message);
  const body = { to: message.to, text: message.text };
  const common = { method: 'POST', type: 'application/json', body };
  expect(requests).toEqual([
    { ...common, path: '/send?account=7', login: undefined },
    { ...common, path: '/send', login: `Basic ${Buffer.from('kado:p@ss').toString('base64')}` },
  ]);
});

it.each([302, 400, 503])('a text message that the service answers with %i is not delivered', async (status) => {
  const { host } = await startSmsService(status);
  const error: unknown = await sendersFor({ smsUrl: `http://kado:secret@${host}/send` })
    .sms(message)
    .catch((cause: unknown) => cause);
  expect(String(error)).toBe(`Error: SMS_URL responded with ${status}`);
});

it('without SMS_URL a text message is not delivered', async () => {
  await expect(sendersFor({ smsUrl: undefined }).sms(message)).rejects.toThrow('SMS_URL is not set');
});

it('a mail server with a login accepts mails only with the correct password', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'kado' && password === 'p@ss' ? done(null, { user: 'kado' }) : done(new Error('wrong password')),
    onData: (stream, { envelope }, done) => {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanups.push(() => server.close());
  const { port } = server.server.address() as { port: number };
  const mail = { ...message, to: 'ada@example.test' };
  await sendersFor({ smtpUrl: `smtp://kado:p%40ss@127.0.0.1:${port}` }).email(mail);
  await expect(sendersFor({ smtpUrl: `smtp://kado:other@127.0.0.1:${port}` }).email(mail)).rejects.toThrow(/Invalid login/);
  expect(received).toEqual(['ada@example.test']);
});

it('mails are sent one after the other over one connection, and over a new one if the mail server has closed it', async () => {
  const [received, sockets]: [string[], Socket[]] = [[], []];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanups.push(() => server.close());
  const { port } = server.server.address() as { port: number };
  const { email } = sendersFor({ smtpUrl: `smtp://127.0.0.1:${port}` });
  const send = async (to: string): Promise<void> => {
    await email({ ...message, to });
    // The connection becomes available after this.
    await setImmediate();
  };
  await send('ada@example.test');
  await send('bob@example.test');
  expect(sockets).toHaveLength(1);
  sockets[0]?.destroy();
  await send('eve@example.test');
  expect([received, sockets.length]).toEqual([['ada@example.test', 'bob@example.test', 'eve@example.test'], 2]);
});

withDatabases('A queued text message', (make) => {
  it('is retried after an outage of the service, and erased when it was sent', async () => {
    const { host, requests } = await startSmsService(503);
    const { app, clock } = await make({ env: { outbox: false, smtpUrl: 'smtp://127.0.0.1:1', smsUrl: `http://${host}/` } });
    const rows = async () => {
      // With the embedded database alone, no timer would ever run.
      await setImmediate();
      return rowsOf<{ state: string; failed: boolean }>(
        app.db,
        sql`select state, sealed, attempts = 1 and next_at = created_at + interval '10 seconds' as failed from mails`,
      );
    };
    await app.mail.queue(app.db, message, 'sms');
    // The next attempt is scheduled from the time at which the first one failed, so the clock advances afterwards.
    while (!(await rows())[0]?.failed || requests.length === 0);
    clock.advance(3600);
    await app.mail.queue(app.db, { ...message, text: 'Second' }, 'sms');
    while ((await rows()).some(({ state }) => state !== 'sent'));
    expect(await rows()).toMatchObject([{ sealed: '' }, { sealed: '' }]);
    const texts = requests.map(({ body }) => (body as { text: string }).text);
    expect(texts[0]).toBe(message.text);
    expect(texts.slice(1).toSorted()).toEqual([message.text, 'Second']);
  });
});
