import { once } from 'node:events';

import PostalMime, { type Email } from 'postal-mime';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { composeMessage } from './compose.ts';
import type { Message } from './message.ts';

type Sink = {
  url: string;
  mails: Email[];
  refuse: (times: number) => void;
  arrived: (count: number) => Promise<void>;
  close: () => Promise<void>;
};
const sinks: Sink[] = [];
afterEach(async () => {
  for (const sink of sinks.splice(0)) await sink.close();
});

/** An SMTP server that stores the mails it receives, after rejecting some. */
async function startSink(): Promise<Sink> {
  const mails: Email[] = [];
  let [refused, waiting]: [number, () => void] = [0, () => undefined];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refused > 0) {
          refused -= 1;
          waiting();
          return done(new Error('busy'));
        }
        void (async () => {
          mails.push(await PostalMime.parse(Buffer.concat(parts)));
          done();
          waiting();
        })();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  const sink: Sink = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (times) => (refused = times),
    arrived: async (count) => {
      while (mails.length < count) await new Promise<void>((resolve) => (waiting = resolve));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  sinks.push(sink);
  return sink;
}

/** Resolves when a mail in the database meets this condition. */
const untilMail = ({ db }: FastifyInstance, condition: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const poll = (): void =>
      void db.execute(`select 1 from mails where ${condition}`).then((result) => {
        const [row] = (result as unknown as { rows: unknown[] }).rows;
        if (row) resolve();
        else setImmediate(poll);
      }, reject);
    poll();
  });

const message = (change: Partial<Message> = {}): Message => ({
  ...composeMessage({ to: 'ada@example.test', language: 'en', subject: 'Hello', name: 'Ada', lines: ['One & two'] }),
  ...change,
});

it.each([
  ['fr', 'Payé\u00A0: 20,00 USD', 'Ouvrir\u00A0: https://kado.test'],
  ['en', 'Payé: 20,00 USD', 'Ouvrir: https://kado.test'],
] as const)('in %s has the language’s punctuation between a label and its value', (language, row, link) => {
  const { text } = composeMessage({
    to: 'ada@example.test',
    language,
    subject: 'Reçu',
    lines: [],
    table: [['Payé', '20,00 USD']],
    link: { text: 'Ouvrir', href: 'https://kado.test' },
  });
  expect(text.split('\n\n').slice(0, 2)).toEqual([row, link]);
});

withDatabases('Mail', (make) => {
  it('is sent by SMTP as text and HTML with the same content, and erased afterwards', async () => {
    const sink = await startSink();
    const { app } = await make({ env: { smtpUrl: sink.url, outbox: false } });
    await app.mail.queue(app.db, message());
    await sink.arrived(1);
    const [mail] = sink.mails;
    expect(mail).toMatchObject({ subject: 'Hello', from: { address: 'hello@kado.test' }, to: [{ address: 'ada@example.test' }] });
    expect(mail?.text).toContain('Hello Ada,\n\nOne & two');
    expect(mail?.html).toContain('<p>One &amp; two</p>');
    await app.close();
    const { rows } = (await app.db.execute('select state, sealed from mails')) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ state: 'sent', sealed: '' }]);
  });

  it('is retried when the mail server was busy', async () => {
    const sink = await startSink();
    sink.refuse(1);
    const { app, clock } = await make({ env: { smtpUrl: sink.url, outbox: false } });
    await app.mail.queue(app.db, message({ subject: 'First' }));
    await untilMail(app, `attempts = 1 and next_at = created_at + interval '10 seconds'`);
    clock.advance(10);
    await app.mail.queue(app.db, message({ subject: 'Second' }));
    await sink.arrived(2);
    expect(sink.mails.map(({ subject }) => subject).toSorted()).toEqual(['First', 'Second']);
  });

  it('is given up after the mail server was busy for forty further attempts', async () => {
    const sink = await startSink();
    sink.refuse(2);
    const { app, clock } = await make({ env: { smtpUrl: sink.url, outbox: false } });
    await app.mail.queue(app.db, message());
    await untilMail(app, `attempts = 1 and next_at = created_at + interval '10 seconds'`);
    await app.db.execute('update mails set attempts = 40');
    clock.advance(10);
    await app.mail.queue(app.db, message(), 'discard');
    await untilMail(app, `state = 'failed' and attempts = 41 and next_at = created_at + interval '1 hour 10 seconds'`);
    expect(sink.mails).toEqual([]);
  });

  it('does not allow a name or a subject to add a header or a recipient', async () => {
    const sink = await startSink();
    const { app } = await make({ env: { smtpUrl: sink.url, outbox: false } });
    await app.mail.queue(
      app.db,
      composeMessage({
        to: 'ada@example.test',
        language: 'en',
        subject: 'Hi\r\nBcc: eve@example.test',
        name: 'A\r\nB\u202Ec',
        lines: ['<script>alert(1)</script>'],
      }),
    );
    await sink.arrived(1);
    const [mail] = sink.mails;
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.subject).toBe('Hi  Bcc: eve@example.test');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.text).not.toContain('\u202E');
  });

  it('without SMTP is listed in the outbox, newest first, as HTML and JSON', async () => {
    const { app, call } = await make();
    await app.mail.queue(app.db, message({ subject: 'First' }));
    await app.mail.queue(app.db, message({ subject: 'Second <b>' }));
    await app.mail.queue(app.db, message({ subject: 'Discarded' }), 'discard');
    const json = await call('GET //dev/outbox.json');
    expect(json.body).toMatchObject([
      { to: 'ada@example.test', subject: 'Second <b>', at: '2026-11-21T12:00:00.000Z' },
      { subject: 'First' },
    ]);
    expect(Object.keys((json.body as unknown as object[])[0] ?? {}).toSorted()).toEqual(['at', 'html', 'subject', 'text', 'to']);
    expect((await call('GET //dev/outbox')).text).toContain('<h2>Second &lt;b&gt;</h2>');
  });
});
