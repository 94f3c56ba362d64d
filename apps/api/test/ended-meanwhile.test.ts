import type { Challenge } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { newId } from '../src/db/ids.ts';
import { sessions, users } from '../src/db/schema/identity.ts';
import type { CallOptions } from './caller.ts';
import { begin, creditGrant, dollars, inReview } from './deposits.ts';
import { planBody, plansOf } from './family-plans.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { codeFor, OTHER_PIN } from './identity.ts';
import { grantFor, newKey, type Person, person, PIN } from './people.ts';
import { prepareThings } from './things.ts';
import { FORM_TYPE, formBody, picture, proof } from './uploads.ts';

const API = '/api/v1';
const NEW_EMAIL = 'new@example.test';

/** Routes that write with one statement. Without a session, nobody can use what they write. */
const WITHOUT_TRANSACTION = new Set([
  'POST /checkout', // its statement checks the session
  'POST /quotes',
  'POST /notifications/read',
  'PUT /users/me/notification-preferences',
  // In the practice database, whose tokens expire after ten minutes.
  'POST /practice',
  'POST /practice/refill',
]);

/** One request for every other route that changes something, valid enough to reach its transaction. */
async function requestsOf({ app, call, clock }: TestApp) {
  const things = await prepareThings({ app, call, clock, kind: 'embedded' });
  const { owner, other, operator, ids } = things;
  const token = owner.token;
  const elsewhere = { id: newId(), userId: owner.id, device: 'test', createdAt: clock.now(), lastSeenAt: clock.now() };
  await app.db.insert(sessions).values({ ...elsewhere, expiresAt: new Date('2035-01-01') });
  await app.db.update(users).set({ suspendedAt: clock.now() }).where(eq(users.id, other.id));
  const plan = await plansOf({ app, call, clock }, owner).read(ids['plans']!);
  const fileId = await proof(call, owner, 2);
  const open = await begin(app, call, owner);
  const review = await inReview(app, call, owner, 3);
  const challenge = await call<Challenge>('POST /users/me/change-contact', { token, body: { email: NEW_EMAIL } });
  const code = await codeFor(app, NEW_EMAIL);
  clock.advance(5);
  await app.worker.tick();
  const item = `/orders/${ids['orders']}/items/${ids['items']}`;
  const form = formBody([
    { name: 'purpose', value: 'proof' },
    { name: 'file', value: await picture(4), filename: 'slip.png' },
  ]);
  const [asCustomer, asOperator] = [{ token }, { token: operator.token }];
  const requests: Record<string, [path: string, options: CallOptions]> = {
    'PATCH /users/me': ['/users/me', { ...asCustomer, body: { firstName: 'Eve' } }],
    'POST /users/me/change-pin': ['/users/me/change-pin', { ...asCustomer, body: { currentPin: PIN, newPin: OTHER_PIN } }],
    'POST /users/me/change-contact': ['/users/me/change-contact', { ...asCustomer, body: { email: 'eve@example.test' } }],
    'POST /users/me/change-contact/verify': [
      '/users/me/change-contact/verify',
      { ...asCustomer, body: { challengeId: challenge.body.data.id, token: code } },
    ],
    'DELETE /users/me/sessions': ['/users/me/sessions', asCustomer],
    'DELETE /users/me/sessions/:id': [`/users/me/sessions/${elsewhere.id}`, asCustomer],
    'POST /auth/step-up': ['/auth/step-up', { ...asCustomer, body: { pin: PIN, purpose: 'checkout', ref: ids['quotes'] } }],
    'POST /orders/:id/cancel': [`/orders/${ids['orders']}/cancel`, asCustomer],
    'POST /orders/:id/items/:itemId/reveal': [
      `${item}/reveal`,
      { ...asCustomer, body: { grant: await grantFor(app, owner, ids['items']!, 'reveal') } },
    ],
    'POST /orders/:id/items/:itemId/resend': [`${item}/resend`, asCustomer],
    'PATCH /orders/:id/items/:itemId/recipient': [
      `${item}/recipient`,
      {
        ...asCustomer,
        body: { name: 'Eve', email: 'eve@example.test', grant: await grantFor(app, owner, ids['items']!, 'redirect') },
      },
    ],
    'POST /plans': ['/plans', { ...asCustomer, body: planBody(app) }],
    'PUT /plans/:id': [`/plans/${plan.id}`, { ...asCustomer, body: planBody(app) }],
    'POST /plans/:id/skip': [`/plans/${plan.id}/skip`, { ...asCustomer, body: { date: plan.next?.date } }],
    'POST /plans/:id/pause': [`/plans/${plan.id}/pause`, asCustomer],
    'POST /plans/:id/resume': [`/plans/${plan.id}/resume`, asCustomer],
    'POST /plans/:id/end': [`/plans/${plan.id}/end`, asCustomer],
    'POST /receipts/email': ['/receipts/email', { ...asCustomer, body: { orderId: ids['orders'], email: NEW_EMAIL } }],
    'POST /files': ['/files', { ...asCustomer, payload: form, headers: FORM_TYPE }],
    'POST /deposits': ['/deposits', { ...asCustomer, body: { bankId: open.bankId, amount: dollars(30_000) } }],
    'POST /deposits/:id/proof': [`/deposits/${open.id}/proof`, { ...asCustomer, body: { fileId } }],
    'POST /deposits/:id/cancel': [`/deposits/${open.id}/cancel`, asCustomer],
    'POST /recipients': ['/recipients', { ...asCustomer, body: { kind: 'gift', name: 'Eve', email: 'eve@example.test' } }],
    'PATCH /recipients/:id': [`/recipients/${ids['recipients']}`, { ...asCustomer, body: { name: 'Eve' } }],
    'DELETE /recipients/:id': [`/recipients/${ids['recipients']}`, asCustomer],
    'POST /admin/deposits/:id/credit': [
      `/admin/deposits/${review.id}/credit`,
      { ...asOperator, body: { amount: dollars(30_000), note: '', grant: await creditGrant(app, operator, review.id) } },
    ],
    'POST /admin/deposits/:id/reject': [`/admin/deposits/${review.id}/reject`, { ...asOperator, body: { reason: 'unreadable' } }],
    'POST /admin/users/:id/suspend': [`/admin/users/${owner.id}/suspend`, { ...asOperator, body: { reason: 'A stolen card' } }],
    'POST /admin/users/:id/restore': [`/admin/users/${other.id}/restore`, asOperator],
    'POST /admin/contact/:id/reply': [`/admin/contact/${ids['contact']}/reply`, { ...asOperator, body: { text: 'Soon.' } }],
    'POST /admin/contact/:id/close': [`/admin/contact/${ids['contact']}/close`, asOperator],
  };
  return { requests, owner, operator };
}

/** Runs the work once, right before the next transaction begins. */
function beforeTransaction({ db }: FastifyInstance, work: () => Promise<unknown>): void {
  const { transaction } = db;
  db.transaction = async (...given) => {
    db.transaction = transaction;
    await work();
    return transaction.apply(db, given as never) as never;
  };
}

withDatabases('A request that was authenticated', (make) => {
  it('A7 changes nothing when its session ends before its transaction begins', async () => {
    const made = await make();
    const { app, call, clock } = made;
    const { requests, owner, operator } = await requestsOf(made);
    const lines = app.routeTable
      .filter((route) => !route.public && route.method !== 'GET' && route.url.startsWith(API))
      .map(({ method, url }) => `${method} ${url.slice(API.length)}`)
      .filter((line) => !WITHOUT_TRANSACTION.has(line));
    expect(Object.keys(requests).toSorted()).toEqual(lines.toSorted());
    const setEnd = ({ id }: Person, endedAt: Date | null) =>
      app.db.update(sessions).set({ endedAt }).where(eq(sessions.userId, id));
    const statuses: Record<string, number> = {};
    for (const [line, [path, options]] of Object.entries(requests)) {
      const who = options.token === operator.token ? operator : owner;
      beforeTransaction(app, () => setEnd(who, clock.now()));
      const headers = { 'idempotency-key': newKey(), ...options.headers };
      statuses[line] = (await call(`${line.split(' ')[0]} ${path}`, { ...options, headers })).status;
      await setEnd(who, null);
    }
    expect(statuses).toEqual(Object.fromEntries(lines.map((line) => [line, 401])));
  });

  it('A7 stores no message to support for a user whose session has ended', async () => {
    const { app, call, clock } = await make();
    const { token, id, email } = await person(app);
    beforeTransaction(app, () => app.db.update(sessions).set({ endedAt: clock.now() }).where(eq(sessions.userId, id)));
    const body = { topic: 'other', name: 'Ada Obi', email, message: 'Where is my gift card?' };
    expect((await call('POST /contact', { token, body })).status).toBe(401);
  });
});
