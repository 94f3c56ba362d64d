import type { AuditEntry, Balance, Deposit, DepositReview, Grant, Notification, Transaction } from '@kado/contracts';
import { expect, it } from 'vitest';

import { begin, dollars, inReview, withOperator } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { person, type Person, PIN } from '../../test/people.ts';
import { newId } from '../db/ids.ts';

withDatabases('The review of deposits', (make) => {
  const start = async () => {
    const { call, ada, ...others } = await withOperator(await make());
    const balance = async () => (await call<Balance>('GET /balance', { token: ada.token })).body.data;
    return { call, ada, ...others, balance };
  };

  it('credits the arrived amount once, less the fee, with a statement line and an audit row', async () => {
    const { app, call, ada, ops, credit, balance } = await start();
    const deposit = await inReview(app, call, ada);
    const { status, body } = await credit(deposit.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'credited',
      credited: dollars(29_850),
      note: 'on the account',
      decidedBy: ops.id,
      own: false,
    });
    expect(await balance()).toMatchObject({ available: dollars(29_850), pending: dollars(0) });
    const [line] = (await call<Transaction[]>('GET /transactions', { token: ada.token })).body.data;
    expect(line).toMatchObject({
      type: 'deposit',
      amount: dollars(29_850),
      balanceAfter: dollars(29_850),
      depositId: deposit.id,
      memo: `${deposit.reference} Alderway Bank`,
    });
    expect((await call<Deposit>(`GET /deposits/${deposit.id}`, { token: ada.token })).body.data).toEqual({
      ...deposit,
      status: 'credited',
      credited: dollars(29_850),
    });
    const trail = (await call<AuditEntry[]>('GET /admin/audit', { token: ops.token })).body.data;
    expect(trail.find(({ action }) => action === 'deposit.credited')).toMatchObject({
      actor: expect.anything(),
      subject: 'Deposit',
      subjectId: deposit.id,
      before: { status: 'in_review', amount: dollars(30_000) },
      after: { status: 'credited', amount: dollars(30_000), credited: dollars(29_850), note: 'on the account' },
    });
    expect(await credit(deposit.id)).toMatchObject({ status: 409, failure: { code: 'STATE_CONFLICT', status: 'credited' } });
    await expectInvariants(app.db);
  });

  it('credits another amount than the declared one, at the fixed price', async () => {
    const { app, call, ada, credit, balance } = await start();
    const deposit = await inReview(app, call, ada);
    const { body } = await credit(deposit.id, dollars(20_000));
    expect(body.data).toMatchObject({
      declared: dollars(30_000),
      amount: dollars(20_000),
      fee: dollars(100),
      credited: dollars(19_900),
    });
    expect((await balance()).available).toEqual(dollars(19_900));
    await expectInvariants(app.db);
  });

  it('credits another currency at its rate', async () => {
    const { app, call, ada, credit, balance } = await start();
    const euros = { amountMinor: 10_000, currency: 'EUR' };
    const { id } = await inReview(app, call, ada, 1, euros, 'Lindenhof Bank');
    const { body } = await credit(id, euros);
    expect(body.data.credited).toEqual(dollars(Math.floor(9960 * Number(body.data.rate))));
    expect((await balance()).available).toEqual(body.data.credited);
    await expectInvariants(app.db);
  });

  it.each([
    ['another currency', { amountMinor: 30_000, currency: 'EUR' }],
    ['more than the bank takes', dollars(500_001)],
  ])('refuses %s by name', async (_, amount) => {
    const { app, call, ada, credit } = await start();
    const { id } = await inReview(app, call, ada);
    expect(await credit(id, amount)).toMatchObject({
      status: 422,
      failure: { code: 'INVALID', fields: { amount: expect.any(String) } },
    });
  });

  it('refuses an amount that the fee consumes', async () => {
    const { app, call, ada, credit } = await start();
    const { id } = await inReview(app, call, ada, 1, dollars(1000), 'Brightmoor Savings');
    expect(await credit(id, dollars(100))).toMatchObject({ status: 422, failure: { fields: { amount: expect.any(String) } } });
    expect((await credit(id, dollars(101))).body.data.credited).toEqual(dollars(1));
  });

  it('names the smallest amount that credits something, not only the fee', async () => {
    const { app, call, ada, credit } = await start();
    const dirhams = (amountMinor: number) => ({ amountMinor, currency: 'AED' });
    const { id } = await inReview(app, call, ada, 1, dirhams(30_000), 'Falcon Creek Bank');
    for (const less of [500, 503])
      expect(await credit(id, dirhams(less))).toMatchObject({
        status: 422,
        failure: { fields: { amount: expect.stringMatching(/^The least this bank takes is 5\.04\sAED\.$/) } },
      });
    expect((await credit(id, dirhams(504))).body.data.credited).toEqual(dollars(1));
  });

  it('rejects with a reason that the customer sees', async () => {
    const { app, call, ada, ops, decide, balance } = await start();
    const deposit = await inReview(app, call, ada);
    const reason = 'The picture is not readable.\nPlease take another.';
    const { status, body } = await decide(deposit.id, 'reject', { reason });
    expect([status, body.data.status, body.data.decidedBy]).toEqual([200, 'rejected', ops.id]);
    expect((await call<Deposit>(`GET /deposits/${deposit.id}`, { token: ada.token })).body.data).toMatchObject({
      status: 'rejected',
      reason,
    });
    expect(await balance()).toMatchObject({ available: dollars(0), pending: dollars(0) });
    const [mail] = await app.mail.list();
    expect(mail?.text).toContain(reason);
    expect(mail?.html).toContain('The picture is not readable.<br>Please take another.');
    const [notice] = (await call<Notification[]>('GET /notifications', { token: ada.token })).body.data;
    expect(notice).toMatchObject({
      kind: 'deposit.rejected',
      link: `/deposits/${deposit.id}`,
      params: { reference: deposit.reference },
    });
    expect(await decide(deposit.id, 'reject', { reason: 'again' })).toMatchObject({
      status: 409,
      failure: { status: 'rejected' },
    });
  });

  it('decides nothing that is not in review, is unknown, or is the operator’s own', async () => {
    const { app, call, ada, ops, credit, decide } = await start();
    const waiting = await begin(app, call, ada);
    const own = await inReview(app, call, ops);
    for (const [id, status, code] of [
      [waiting.id, 409, 'STATE_CONFLICT'],
      [newId(), 404, 'NOT_FOUND'],
      ['nonsense', 404, 'NOT_FOUND'],
      [own.id, 403, 'FORBIDDEN'],
    ] as const) {
      expect(await credit(id)).toMatchObject({ status, failure: { code } });
      expect(await decide(id, 'reject', { reason: 'x' })).toMatchObject({ status, failure: { code } });
    }
    expect((await call<DepositReview>(`GET /admin/deposits/${own.id}`, { token: ops.token })).body.data.own).toBe(true);
  });

  it('requires the PIN or a grant, and uses up the grant only with the credit', async () => {
    const { app, call, ada, decide, balance } = await start();
    const ops = await person(app, { cents: 0n, role: 'operator', pin: PIN });
    const [first, second] = [await inReview(app, call, ada, 1), await inReview(app, call, ada, 2)];
    const body = { amount: dollars(30_000), note: '' };
    expect((await decide(first.id, 'credit', { ...body, pin: '111111' }, ops)).failure).toMatchObject({
      code: 'WRONG_PIN',
      attemptsLeft: 4,
    });
    const stepUp = (ref: string, who: Person = ops) =>
      call<Grant>('POST /auth/step-up', { token: who.token, body: { pin: PIN, purpose: 'credit', ref } });
    const { grant } = (await stepUp(first.id)).body.data;
    expect(await decide(second.id, 'credit', { ...body, grant }, ops)).toMatchObject({
      status: 403,
      failure: { code: 'GRANT_INVALID' },
    });
    expect((await decide(first.id, 'credit', { ...body, amount: dollars(999_999), grant }, ops)).status).toBe(422);
    expect((await decide(first.id, 'credit', { ...body, grant }, ops)).status).toBe(200);
    expect((await decide(second.id, 'credit', { ...body, pin: PIN }, ops)).status).toBe(200);
    expect((await balance()).available).toEqual(dollars(59_700));
    expect((await stepUp(newId())).status).toBe(404);
    const customer = await person(app, { pin: PIN });
    const { id } = await inReview(app, call, customer, 3);
    expect((await stepUp(id, customer)).status).toBe(404);
  });

  it('M4 credits a deposit once for twenty operators at the same time', async () => {
    const { app, call, ada, credit, balance } = await start();
    const { id } = await inReview(app, call, ada);
    const operators = await Promise.all(Array.from({ length: 20 }, () => person(app, { cents: 0n, role: 'operator' })));
    const results = await Promise.all(operators.map((who) => credit(id, dollars(30_000), who)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await balance()).available).toEqual(dollars(29_850));
    await expectInvariants(app.db);
  });

  it('M4 lets only one of a concurrent credit and rejection succeed', async () => {
    const { app, call, ada, credit, decide, balance } = await start();
    const { id } = await inReview(app, call, ada);
    const other = await person(app, { cents: 0n, role: 'operator' });
    const results = await Promise.all([credit(id), decide(id, 'reject', { reason: 'x' }, other)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await balance()).available.amountMinor).toBe(results[0]!.status === 200 ? 29_850 : 0);
    await expectInvariants(app.db);
  });
});
