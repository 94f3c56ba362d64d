import { setImmediate } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { beforeEach, expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { until } from '../../test/until.ts';
import { rowsOf } from '../db/sql.ts';
import { noticeMessage } from '../notifications/mails.ts';
import { accountExistsMessage, codeMessage } from '../one-time-codes/mails.ts';
import { composeMessage } from './compose.ts';
import type { Channel, Message } from './message.ts';

const SENDING = { env: { smtpUrl: 'smtp://127.0.0.1:1', smsUrl: 'http://127.0.0.1:1/', outbox: false } };

/** The messages that the mail server and the SMS service received. A message is not confirmed while the test holds it. */
type Sent = { channel: Channel; text: string };
type World = { sent: string[]; isHeld: (sent: Sent) => boolean; release: () => void };
const world: World = { sent: [], isHeld: () => false, release: () => undefined };
const take = async (sent: Sent): Promise<void> => {
  world.sent.push(sent.text);
  if (!world.isHeld(sent)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = world.release;
  world.release = () => (before(), resolve());
  await promise;
};
beforeEach(() => {
  Object.assign(world, { sent: [], isHeld: () => false, release: () => undefined });
  const transport = Object.getPrototypeOf(createTransport({ jsonTransport: true })) as Transporter;
  vi.spyOn(transport, 'sendMail').mockImplementation(({ subject = '' }) => take({ channel: 'email', text: subject }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    await take({ channel: 'sms', text: (JSON.parse(init?.body as string) as { text: string }).text });
    return new Response();
  });
});
const to = 'ada@example.test';
const receipt = (number: number): Message =>
  composeMessage({ to, language: 'en', subject: `Receipt ${number}`, lines: ['Thank you'] });
const receipts = (count: number): Message[] => Array.from({ length: count }, (_, index) => receipt(index + 1));
const urgent = (): Message[] => [
  codeMessage({ to, language: 'en' }, 'forgot-pin', '274913'),
  accountExistsMessage({ to, language: 'en' }),
  noticeMessage({ email: to, firstName: 'Ada', languageCode: 'en' }, 'security.pin_changed', {}) ?? receipt(0),
];
/** Queues the messages in one transaction, so that the first round finds all of them. */
const queueAll = ({ db, mail }: FastifyInstance, messages: readonly Message[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const message of messages) await mail.queue(tx, message);
  });
const arrived = (count: number): Promise<void> => until(() => world.sent.length >= count);
const numberOf = async ({ db }: FastifyInstance, condition: string): Promise<number> =>
  (await rowsOf(db, sql.raw(`select 1 from mails where ${condition}`))).length;

withDatabases('Delivery', (make) => {
  it('sends codes and security notices before fifty older receipts, and ten at once', async () => {
    world.isHeld = () => true;
    const { app } = await make(SENDING);
    await queueAll(app, [...receipts(50), ...urgent()]);
    await arrived(10);
    const expected = [...urgent(), ...receipts(7)].map(({ subject }) => subject);
    expect(world.sent.toSorted()).toEqual(expected.toSorted());
    expect(await numberOf(app, 'attempts = 1')).toBe(10);
    world.isHeld = () => false;
    world.release();
    await arrived(53);
  });

  it('does not delay a mail because another one hangs, whether it was queued before or later', async () => {
    world.isHeld = ({ text }) => text === 'Receipt 1';
    const { app } = await make(SENDING);
    await queueAll(app, receipts(30));
    await arrived(30);
    await app.mail.queue(app.db, receipt(31));
    await arrived(31);
    expect(new Set(world.sent).size).toBe(31);
    world.release();
  });

  it('sends text messages while the mail server hangs', async () => {
    world.isHeld = ({ channel }) => channel === 'email';
    const { app } = await make(SENDING);
    await queueAll(app, receipts(10));
    await app.mail.queue(app.db, { ...receipt(11), to: '+4915112345678', text: 'A text message' }, 'sms');
    await arrived(11);
    expect(world.sent).toContain('A text message');
    world.release();
  });

  it.each([
    [599, 2],
    [600, 1],
  ])('of a security notice and a code that wait for %d seconds sends %d', async (seconds, count) => {
    const { app, clock } = await make();
    await queueAll(app, urgent().slice(0, 1));
    await queueAll(app, urgent().slice(2));
    clock.advance(seconds);
    await make({ ...SENDING, clock, keep: true });
    // With the embedded database alone, no timer would ever run.
    while ((await numberOf(app, "state = 'queued'")) > 0) await setImmediate();
    expect(await numberOf(app, "state = 'sent' and sealed = ''")).toBe(count);
    expect(world.sent).toHaveLength(count);
    expect(world.sent).toContain(urgent()[2]?.subject);
  });

  it('finishes running sends before the server stops', async () => {
    world.isHeld = () => true;
    const { app } = await make(SENDING);
    await queueAll(app, receipts(3));
    await arrived(3);
    const closing = app.close();
    world.release();
    await closing;
    expect(await numberOf(app, "state = 'sent'")).toBe(3);
  });
});
