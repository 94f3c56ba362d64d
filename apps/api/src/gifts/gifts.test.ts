import type { Challenge, Gift, OpenedGift } from '@kado/contracts';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { type MakeOptions, type TestApp, withDatabases } from '../../test/fixture.ts';
import { callerOf } from '../../test/caller.ts';
import { codeFor, WRONG_PIN } from '../../test/identity.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, giftCard, person } from '../../test/people.ts';
import { challenges } from '../db/schema/identity.ts';
import { giftLinks, gifts } from '../db/schema/gifts.ts';
import { mails } from '../db/schema/system.ts';
import { renewGiftCodes } from '../gift-codes/rotation.ts';
import { createGiftVault } from '../gift-codes/vault.ts';

const EMAIL = 'rosa42@kado.test';

/** The token of the newest link that was mailed to this address. */
async function tokenFor({ app }: Pick<TestApp, 'app'>, to = EMAIL): Promise<string> {
  const mail = (await app.mail.list()).find((each) => each.to === to && each.text.includes('/gift/'));
  const token = /\/gift\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link for ${to}`);
  return token;
}

withDatabases('A gift card', (make) => {
  const deliver = async (change: Parameters<typeof giftCard>[2] = {}, options: MakeOptions = {}) => {
    const made = await make(options);
    const ada = await person(made.app);
    const order = await buy(made.app, made.call, ada, [giftCard(made.app, '42', change)]);
    made.clock.advance(5);
    await made.app.worker.tick();
    return { ...made, ada, order, token: await tokenFor(made) };
  };
  const open = async ({ call, app }: Pick<TestApp, 'call' | 'app'>, token: string, email = EMAIL) => {
    const { body } = await call<Challenge>(`POST /gifts/${token}/code`);
    return call<OpenedGift>(`POST /gifts/${token}/open`, {
      body: { challengeId: body.data.id, token: await codeFor(app, email) },
    });
  };

  it('is mailed to its recipient as a link, without its code, in the language of its giver', async () => {
    const { app, token } = await deliver({ message: 'Happy <b>birthday</b>' });
    const mail = (await app.mail.list()).find(({ to }) => to === EMAIL)!;
    expect(mail.subject).toBe('Ada Obi sent you a gift card');
    for (const text of [
      'Hello Rosa Lima,',
      'Kasuwa Fresh',
      '₦15,050',
      'Happy <b>birthday</b>',
      `${app.env.origin}/gift/${token}`,
    ])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain('Happy &lt;b&gt;birthday&lt;/b&gt;');
    expect(mail.html).toContain(`<a href="${app.env.origin}/gift/${token}">Open your gift</a>`);
  });

  it('keeps the line breaks of its message in the mail', async () => {
    const { app } = await deliver({ message: 'Dear Rosa,\nhappy birthday!\n\nAda' });
    const mail = (await app.mail.list()).find(({ to }) => to === EMAIL)!;
    expect(mail.text).toContain('Dear Rosa,\nhappy birthday!\n\nAda');
    expect(mail.html).toContain('Dear Rosa,<br>happy birthday!<br><br>Ada');
  });

  it('shows its brand, its amount and its giver to everybody who has the link', async () => {
    const { call, token } = await deliver({ message: 'Happy birthday' });
    const { body, headers } = await call<Gift>(`GET /gifts/${token}`);
    expect(body.data).toEqual({
      brand: 'Kasuwa Fresh',
      amount: { amountMinor: 1_505_000, currency: 'NGN' },
      from: 'Ada Obi',
      message: 'Happy birthday',
      state: 'ready',
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows its code after a one-time code by e-mail, with instructions where to enter it', async () => {
    const made = await deliver();
    const { call, token, app } = made;
    const { body: asked } = await call<Challenge>(`POST /gifts/${token}/code`, { headers: { 'accept-language': 'fr' } });
    expect(asked.data).toMatchObject({ purpose: 'gift', channel: 'email', maskedTo: 'r•••@k•••.test', attemptsLeft: 5 });
    expect((await app.mail.list())[0]).toMatchObject({ to: EMAIL, subject: 'Votre code pour votre cadeau' });
    const body = { challengeId: asked.data.id, token: await codeFor(app, EMAIL) };
    const opened = await call<OpenedGift>(`POST /gifts/${token}/open`, { body });
    expect(opened.body.data).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      redeem: 'Show this code at the till in any Kasuwa Fresh shop.',
    });
    expect((await call<Gift>(`GET /gifts/${token}`)).body.data).toMatchObject({ state: 'opened' });
    expect((await call(`POST /gifts/${token}/open`, { body })).failure).toMatchObject({ code: 'CODE_INVALID' });
    expect((await open(made, token)).body.data).toEqual(opened.body.data);
    await expectInvariants(app.db);
  });

  it('counts wrong codes, including those of another gift card or another recipient', async () => {
    const { app, call, token, ada, clock } = await deliver();
    await buy(app, call, ada, [giftCard(app, '43')]);
    clock.advance(5);
    await app.worker.tick();
    const other = await tokenFor({ app }, 'rosa43@kado.test');
    const { body } = await call<Challenge>(`POST /gifts/${token}/code`);
    const right = await codeFor(app, EMAIL);
    const tryWith = async (link: string, code: string) =>
      (await call(`POST /gifts/${link}/open`, { body: { challengeId: body.data.id, token: code } })).failure;
    expect(await tryWith(token, WRONG_PIN)).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
    expect(await tryWith(other, right)).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 3 });
    expect(await call('POST /auth/verify-token', { body: { challengeId: body.data.id, token: right } })).toMatchObject({
      status: 422,
    });
    for (const left of [1, 0]) expect(await tryWith(token, WRONG_PIN)).toMatchObject({ attemptsLeft: left });
    expect(await tryWith(token, right)).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 0 });
    expect(await app.db.select().from(gifts)).toEqual([
      expect.objectContaining({ openedAt: null }),
      expect.objectContaining({ openedAt: null }),
    ]);
  });

  it('is limited to five one-time codes an hour, and sends a new one for the same challenge after a delay', async () => {
    const { call, token, clock, app } = await deliver();
    const first = await call<Challenge>(`POST /gifts/${token}/code`);
    clock.advance(31);
    const again = await call<Challenge>('POST /auth/resend-otp', { body: { challengeId: first.body.data.id } });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await app.mail.list())[0]?.subject).toBe('Your code for your gift');
    for (let sent = 2; sent < 5; sent += 1) expect((await call(`POST /gifts/${token}/code`)).status).toBe(200);
    const limited = await call(`POST /gifts/${token}/code`);
    expect([limited.status, limited.failure.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.db.select().from(challenges)).toHaveLength(4);
  });

  it.each(['x', 'a'.repeat(43), '%00', '..%2F'])('is not found under the token %s', async (token) => {
    const { call } = await deliver();
    for (const line of [`GET /gifts/${token}`, `POST /gifts/${token}/code`])
      expect([line, (await call(line)).status]).toEqual([line, 404]);
    const body = { challengeId: 'x', token: '123456' };
    expect((await call(`POST /gifts/${token}/open`, { body })).status).toBe(404);
  });

  it('A9 B6 is not readable in any row of the database, and neither is its link', async () => {
    const made = await deliver();
    const { code } = (await open(made, made.token)).body.data;
    const tables = [gifts, giftLinks, challenges, mails];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => made.app.db.select().from(table))));
    expect(dump).toContain(made.order.items[0]!.id);
    for (const secret of [code, code.replaceAll('-', ''), made.token]) expect(dump).not.toContain(secret);
    for (const { text, html } of await made.app.mail.list()) expect(text + html).not.toContain(code);
  });

  it('B6 is not in any line of the log, and neither is its link', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const made = await deliver({}, { log });
    const { code } = (await open(made, made.token)).body.data;
    await made.call(`GET /gifts/${made.token}`);
    await made.call(`PUT /gifts/${made.token}`);
    await made.call(`GET /gifts/${made.token}/more`);
    expect(lines.filter((line) => line.includes('/gifts/:token'))).not.toEqual([]);
    for (const secret of [code, made.token]) expect(lines.join('')).not.toContain(secret);
  });

  it('A9 can be opened after the key was replaced, while the previous one is known', async () => {
    const { app, token, clock } = await deliver();
    const codeKey = 'another-key-'.repeat(4);
    const previousCodeKey = app.env.codeKey;
    const rotated = await make({ keep: true, clock, env: { codeKey, previousCodeKey } });
    expect((await open(rotated, token)).status).toBe(200);
  });

  it('A9 is encrypted again when the server starts with a new key, which is logged', async () => {
    const { app, clock } = await deliver();
    const said = Promise.withResolvers<string>();
    const log = pino({}, { write: (line: string) => void (line.includes('under the current key') && said.resolve(line)) });
    const env = { codeKey: 'another-key-'.repeat(4), previousCodeKey: app.env.codeKey };
    const rotated = await make({ keep: true, clock, env, log });
    await rotated.app.listen({ port: 0, host: '127.0.0.1' });
    expect(JSON.parse(await said.promise)).toMatchObject({ renewed: 1, unreadable: 0 });
  });

  it('A9 is encrypted again with a new key, after which the previous one is not needed', async () => {
    const { app, token, clock } = await deliver();
    const codeKey = 'another-key-'.repeat(4);
    const env = { codeKey, previousCodeKey: app.env.codeKey };
    const vault = createGiftVault(env);
    expect(await renewGiftCodes(app.db, vault, () => true)).toEqual({ renewed: 0, unreadable: 0 });
    expect(await renewGiftCodes(app.db, vault)).toEqual({ renewed: 1, unreadable: 0 });
    expect(await renewGiftCodes(app.db, vault)).toEqual({ renewed: 0, unreadable: 0 });
    const rotated = await make({ keep: true, clock, env: { codeKey } });
    expect((await open(rotated, token)).status).toBe(200);
    expect((await open({ app, call: callerOf(app) }, token)).status).toBe(500);
    const strange = createGiftVault({ codeKey: 'a-third-key-'.repeat(4), previousCodeKey: undefined });
    expect(await renewGiftCodes(app.db, strange)).toEqual({ renewed: 0, unreadable: 1 });
    expect((await open(rotated, token)).status).toBe(200);
  });
});
