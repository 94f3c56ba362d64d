import type { CustomerTicket, Notification, Ticket } from '@kado/contracts';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { audit } from '../db/schema/system.ts';

const MESSAGE = { topic: 'other', name: 'Eve Adams', email: 'eve@example.test', message: 'Where is my gift card?' };

withDatabases('Messages to support', (make) => {
  const begin = async (options: Parameters<typeof make>[0] = {}) => {
    const made: TestApp = await make(options);
    const { app, call } = made;
    const ops = await person(app, { role: 'operator' });
    const ada = await person(app, { languageCode: 'fr' });
    const send = (body: object = {}, token?: string) => call<Ticket>('POST /contact', { body: { ...MESSAGE, ...body }, token });
    const reply = (id: string, text = 'It is on its way.') =>
      call<CustomerTicket>(`POST /admin/contact/${id}/reply`, { token: ops.token, body: { text } });
    const close = (id: string) => call<CustomerTicket>(`POST /admin/contact/${id}/close`, { token: ops.token });
    const mailsTo = async (to: string) => (await app.mail.list()).filter((mail) => mail.to === to);
    return { ...made, ops, ada, send, reply, close, mailsTo };
  };

  it('can be sent by anybody; every operator gets them by mail', async () => {
    const { app, ops, send, mailsTo } = await begin();
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^S7-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      topic: 'other',
      message: MESSAGE.message,
      status: 'open',
      fileIds: [],
      replies: [],
      createdAt: app.clock.now().toISOString(),
    });
    const [mail] = await mailsTo(ops.email);
    expect(mail?.subject).toBe(`Message ${body.data.reference}: something else`);
    for (const part of ['Eve Adams', 'eve@example.test', MESSAGE.message]) expect(mail?.text).toContain(part);
    expect(await mailsTo('eve@example.test')).toEqual([]);
  });

  it('are mailed to the support address instead, if there is one', async () => {
    const { ops, send, mailsTo } = await begin({ env: { supportEmail: 'help@example.test' } });
    await send();
    expect([(await mailsTo('help@example.test')).length, (await mailsTo(ops.email)).length]).toEqual([1, 0]);
  });

  it('are listed for a signed-in sender with the replies, and can name an order of their own', async () => {
    const { app, call, ada, send } = await begin();
    const bob = await person(app);
    const order = await buy(app, call, ada, [topup(app)]);
    const { id } = (await send({ topic: 'order', orderId: order.id }, ada.token)).body.data;
    await send();
    const own = await call<Ticket[]>('GET /contact', { token: ada.token });
    expect(own.body.data.map((ticket) => [ticket.id, ticket.orderId])).toEqual([[id, order.id]]);
    expect((await call<Ticket>(`GET /contact/${id}`, { token: ada.token })).body.data).toEqual(own.body.data[0]);
    expect((await call('GET /contact', { token: bob.token })).body.data).toEqual([]);
    expect((await call(`GET /contact/${id}`, { token: bob.token })).status).toBe(404);
    expect((await send({ orderId: order.id }, bob.token)).status).toBe(404);
    expect((await send({ orderId: 'x' }, ada.token)).status).toBe(404);
  });

  it('are refused with an order or files but without a session; after an ended session they are anonymous', async () => {
    const { send } = await begin();
    for (const own of [{ orderId: 'x' }, { fileIds: ['x'] }, { fileIds: [] }, { orderId: 'x', message: '' }])
      expect(await send(own)).toMatchObject({ status: 401, failure: { code: 'UNAUTHENTICATED' } });
    expect((await send({ orderId: 'x' }, 'ended')).status).toBe(401);
    expect((await send({}, 'ended')).status).toBe(201);
  });

  it.each([
    ['topic', { topic: 'money' }],
    ['name', { name: ' ' }],
    ['email', { email: 'eve' }],
    ['message', { message: 'too short' }],
    ['message', { message: 'x'.repeat(4001) }],
    ['status', { status: 'closed' }],
  ])('a wrong %s is named: %j', async (field, change) => {
    const { send } = await begin();
    const { status, failure } = await send(change);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, [field]]);
  });

  it('are limited to five an hour for an anonymous sender, across aliases and prefixes, and twenty for a user', async () => {
    const { app, clock, ada, send } = await begin();
    for (let index = 0; index < 5; index += 1) expect((await send({ email: `eve+${index}@example.test` })).status).toBe(201);
    expect(await send()).toMatchObject({ status: 429, failure: { code: 'RATE_LIMITED', retryAfter: 3600 } });
    for (const answer of await Promise.all(Array.from({ length: 20 }, () => send({}, ada.token))))
      expect(answer.status).toBe(201);
    expect((await send({}, ada.token)).status).toBe(429);
    expect((await send({}, (await person(app)).token)).status).toBe(201);
    clock.advance(3600);
    expect([(await send()).status, (await send({}, ada.token)).status]).toEqual([201, 201]);
  });

  it('A13 share an allowance for all anonymous senders of one address prefix; signed-in users do not use it', async () => {
    const limits = { wrongPins: 9, registrations: 9, recoveries: 9, messages: 2, receiptChecks: 9 };
    const { ada, send } = await begin({ env: { prefixLimits: limits } });
    for (const [email, status] of [
      ['a@example.test', 201],
      ['b@example.test', 201],
      ['c@example.test', 429],
    ] as const)
      expect([email, (await send({ email })).status]).toEqual([email, status]);
    expect((await send({}, ada.token)).status).toBe(201);
  });

  it("are replied to in the customer's list, by mail in their language, and as a notification", async () => {
    const { call, ada, ops, send, reply, mailsTo } = await begin();
    const { id, reference } = (await send({ email: ada.email }, ada.token)).body.data;
    await call('PATCH /users/me', { token: ada.token, body: { languageCode: 'de' } });
    const answered = await reply(id, 'First line\n\nSecond <b>line</b>');
    expect(answered.body.data).toMatchObject({ status: 'answered', customer: { id: ada.id }, email: ada.email });
    const own = (await call<Ticket>(`GET /contact/${id}`, { token: ada.token })).body.data;
    expect(own).toMatchObject({ status: 'answered', replies: [{ from: 'operator', text: 'First line\n\nSecond <b>line</b>' }] });
    expect(JSON.stringify(own)).not.toContain(ops.id);
    const [mail] = await mailsTo(ada.email);
    expect(mail?.subject, 'in the language of now').toBe(`Unsere Antwort auf Ihre Nachricht ${reference}`);
    expect(mail?.text).toContain('First line\n\nSecond <b>line</b>');
    expect(mail?.html).toContain('Second &lt;b&gt;line&lt;/b&gt;');
    const { data } = (await call<Notification[]>('GET /notifications', { token: ada.token })).body;
    expect(data).toMatchObject([{ kind: 'support.answered', params: { reference }, link: `/contact/${id}` }]);
  });

  it('are replied to by mail for an anonymous sender, in the language of their page', async () => {
    const { call, reply, mailsTo } = await begin();
    const sent = await call<Ticket>('POST /contact', { body: MESSAGE, headers: { 'accept-language': 'de' } });
    await reply(sent.body.data.id);
    expect((await mailsTo('eve@example.test')).map(({ subject }) => subject)).toEqual([
      `Unsere Antwort auf Ihre Nachricht ${sent.body.data.reference}`,
    ]);
  });

  it('cannot be replied to or closed again once closed; both actions are in the audit trail', async () => {
    const { app, ops, send, reply, close } = await begin();
    const { id } = (await send()).body.data;
    const [first, second] = [await reply(id), await close(id)];
    expect([first.status, second.status, second.body.data.status]).toEqual([200, 200, 'closed']);
    for (const again of [await reply(id), await close(id)])
      expect(again).toMatchObject({ status: 409, failure: { code: 'STATE_CONFLICT', status: 'closed' } });
    const rows = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.actorId, ops.id), eq(audit.subjectId, id)))
      .orderBy(audit.id);
    expect(rows).toMatchObject([
      { action: 'contact.replied', before: { status: 'open' }, after: { status: 'answered', text: 'It is on its way.' } },
      { action: 'contact.closed', before: { status: 'answered' }, after: { status: 'closed' }, ip: '127.0.0.1' },
    ]);
  });

  it('keep both replies of two operators who reply at the same time', async () => {
    const { send, reply } = await begin();
    const { id } = (await send()).body.data;
    await Promise.all([reply(id, 'one'), reply(id, 'two')]);
    expect((await reply(id, 'three')).body.data.replies.map(({ text }) => text).toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('are filtered by operators by state, topic and text, page by page', async () => {
    const { call, ada, ops, send, close } = await begin();
    const first = (await send({ topic: 'account', message: 'I lost my phone yesterday.' })).body.data;
    const second = (await send({ name: 'Ada Obi', email: ada.email }, ada.token)).body.data;
    await close(first.id);
    const read = async (query: string) =>
      (await call<CustomerTicket[]>(`GET /admin/contact?${query}`, { token: ops.token })).body;
    const found = async (query: string) => (await read(query)).data.map(({ id }) => id);
    const both = [second.id, first.id];
    expect([await found(''), await found('q=')]).toEqual([both, both]);
    expect([await found('status=closed'), await found('status=open'), await found('topic=account')]).toEqual([
      [first.id],
      [second.id],
      [first.id],
    ]);
    for (const q of ['lost+my', first.reference, 'eve@', 'Adams']) expect([q, await found(`q=${q}`)]).toEqual([q, [first.id]]);
    const page = await read('limit=1');
    const next = await read(`limit=1&cursor=${page.meta?.nextCursor}`);
    expect([page.data[0]?.id, next.data[0]?.id, next.meta]).toEqual([second.id, first.id, undefined]);
    const rows = (await read('')).data;
    expect(rows.map(({ customer }) => customer?.id)).toEqual([ada.id, undefined]);
    expect((await call<CustomerTicket>(`GET /admin/contact/${first.id}`, { token: ops.token })).body.data).toEqual(rows[1]);
  });

  it('I7 keep their text unchanged, which cannot end a mail header', async () => {
    const { call, ada, ops, send, mailsTo } = await begin();
    const message = '=1+1 \u202Eevil\r\nBcc: a@b.test\n<script>alert(1)</script> 😀 e\u0301';
    const { id } = (await send({ message }, ada.token)).body.data;
    const own = (await call<Ticket>(`GET /contact/${id}`, { token: ada.token })).body.data.message;
    expect(own.normalize('NFC')).toBe(message.normalize('NFC'));
    const [mail] = await mailsTo(ops.email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script>');
    const csv = await call('GET /admin/contact', { token: ops.token, headers: { accept: 'text/csv' } });
    expect(csv.text).toContain("'=1+1");
  });
});
