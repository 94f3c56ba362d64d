import type { Balance, Deposit } from '@kado/contracts';
import { expect, it } from 'vitest';

import { bankId, begin, dollars, inReview } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { picture, proof, upload } from '../../test/uploads.ts';
import { newId } from '../db/ids.ts';
import { expireDue } from './expiry.ts';

const HOURS_72 = 72 * 3600;

withDatabases('Deposits', (make) => {
  const start = async () => {
    const made = await make();
    const { app, call } = made;
    const ada = await person(app, { cents: 0n });
    const post = (path: string, body?: object, token = ada.token) => call<Deposit>(`POST /deposits${path}`, { token, body });
    const read = async (id: string, token = ada.token) => call<Deposit>(`GET /deposits/${id}`, { token });
    const pending = async () => (await call<Balance>('GET /balance', { token: ada.token })).body.data;
    return { ...made, ada, post, read, pending };
  };

  it('start with the price of the bank, and wait 72 hours for a proof', async () => {
    const { app, ada, call, clock, read } = await start();
    const deposit = await begin(app, call, ada);
    expect(deposit).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^KD-[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/),
      bankId: bankId(app),
      amount: dollars(30_000),
      fee: dollars(150),
      status: 'awaiting_proof',
      createdAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + HOURS_72 * 1000).toISOString(),
    });
    expect((await read(deposit.id)).body.data).toEqual(deposit);
  });

  it.each([
    ['an unknown bank', () => ({ bankId: 'nonsense', amount: dollars(30_000) }), 'bankId'],
    ['a bank for payouts alone', (id: string) => ({ bankId: id, amount: dollars(30_000) }), 'bankId'],
    ['too little', () => ({ amount: dollars(999) }), 'amount'],
    ['too much', () => ({ amount: dollars(500_001) }), 'amount'],
    ['another currency', () => ({ amount: { amountMinor: 30_000, currency: 'EUR' } }), 'amount'],
  ])('are refused for %s, by name', async (_, body, field) => {
    const { app, post } = await start();
    const payout = bankId(app, 'Cocoa Coast Bank');
    const { status, failure } = await post('', { bankId: bankId(app), ...body(payout) });
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([422, 'INVALID', [field]]);
  });

  it('accept the minimum and the maximum of their bank', async () => {
    const { app, ada, call } = await start();
    expect((await begin(app, call, ada, dollars(1000))).fee).toEqual(dollars(5));
    expect((await begin(app, call, ada, dollars(500_000))).fee).toEqual(dollars(500));
  });

  it('go to review with their proof, and their value is pending', async () => {
    const { app, ada, call, pending } = await start();
    const deposit = await inReview(app, call, ada);
    expect(deposit).toMatchObject({ status: 'in_review', proofFileId: expect.any(String) });
    expect(deposit.credited).toBeUndefined();
    const { currency: _, ...amounts } = await pending();
    expect(amounts).toEqual({ available: dollars(0), held: dollars(0), pending: dollars(29_850) });
    await inReview(app, call, ada, 2, { amountMinor: 10_000, currency: 'EUR' }, 'Lindenhof Bank');
    const { rate } = app.reference.bankPrices.find(
      (price) => price.bankId === bankId(app, 'Lindenhof Bank') && price.direction === 'deposit',
    )!;
    expect((await pending()).pending).toEqual(dollars(29_850 + Math.floor(9960 * Number(rate))));
  });

  it('accept only an unused proof of their owner', async () => {
    const { app, ada, call, post } = await start();
    const [first, second] = [await begin(app, call, ada), await begin(app, call, ada)];
    const eve = await person(app);
    const avatar = (await upload(call, ada, await picture(), { purpose: 'avatar' })).body.data.id;
    const own = await proof(call, ada);
    const refused = { status: 422, failure: { code: 'INVALID', fields: { fileId: expect.any(String) } } };
    for (const fileId of [newId(), 'nonsense', avatar, await proof(call, eve)])
      expect(await post(`/${first.id}/proof`, { fileId })).toMatchObject(refused);
    expect((await post(`/${first.id}/proof`, { fileId: own })).status).toBe(200);
    expect(await post(`/${second.id}/proof`, { fileId: own })).toMatchObject(refused);
    expect(await post(`/${first.id}/proof`, { fileId: own })).toMatchObject({
      status: 409,
      failure: { code: 'STATE_CONFLICT', status: 'in_review' },
    });
  });

  it('can be cancelled only before they have a proof', async () => {
    const { app, ada, call, post } = await start();
    const deposit = await begin(app, call, ada);
    expect((await post(`/${deposit.id}/cancel`)).body.data).toEqual({ ...deposit, status: 'cancelled' });
    const conflict = (status: string) => ({ status: 409, failure: { code: 'STATE_CONFLICT', status } });
    expect(await post(`/${deposit.id}/cancel`)).toMatchObject(conflict('cancelled'));
    expect(await post(`/${deposit.id}/proof`, { fileId: await proof(call, ada) })).toMatchObject(conflict('cancelled'));
    expect(await post(`/${(await inReview(app, call, ada, 2)).id}/cancel`)).toMatchObject(conflict('in_review'));
  });

  it('expire after 72 hours by the clock of the database, immediately in all responses, and later with a message', async () => {
    const { app, ada, call, clock, post, read } = await start();
    const [late, proven] = [await begin(app, call, ada), await inReview(app, call, ada)];
    clock.advance(HOURS_72 - 1);
    expect((await read(late.id)).body.data.status).toBe('awaiting_proof');
    expect(await expireDue(app)).toBe(0);
    clock.advance(1);
    // Its session has ended in the meantime.
    const { token } = await person(app, { cents: 0n });
    expect((await read(late.id, token)).status).toBe(404);
    const fileId = await proof(call, ada, 9);
    expect(await post(`/${late.id}/proof`, { fileId })).toMatchObject({ status: 409, failure: { status: 'expired' } });
    expect(await post(`/${late.id}/cancel`)).toMatchObject({ status: 409, failure: { status: 'expired' } });
    expect((await call<Deposit[]>('GET /deposits', { token: ada.token })).body.data.map(({ status }) => status)).toEqual([
      'in_review',
      'expired',
    ]);
    const before = (await app.mail.list()).length;
    expect([await expireDue(app), await expireDue(app)]).toEqual([1, 0]);
    const mails = await app.mail.list();
    expect(mails.length - before).toBe(1);
    expect(mails[0]).toMatchObject({ to: ada.email, subject: expect.stringContaining(late.reference) });
    expect((await read(late.id)).body.data.status).toBe('expired');
    expect((await read(proven.id)).body.data.status).toBe('in_review');
  });

  it('are listed newest first, page by page', async () => {
    const { app, ada, call, clock } = await start();
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.unshift((await begin(app, call, ada)).id);
      if (index % 2) clock.advance(1);
    }
    await begin(app, call, await person(app));
    const seen: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: Awaited<ReturnType<typeof call<Deposit[]>>> = await call<Deposit[]>(
        `GET /deposits?limit=2${cursor && `&cursor=${cursor}`}`,
        { token: ada.token },
      );
      seen.push(...page.body.data.map(({ id }) => id));
      cursor = page.body.meta?.nextCursor;
    }
    expect(seen).toEqual(made);
    expect((await call('GET /deposits?status=in_review', { token: ada.token })).status).toBe(422);
  });

  it('notify their owner that the proof has arrived, in their language', async () => {
    const { app, call } = await start();
    const jo = await person(app, { languageCode: 'de', cents: 0n });
    const { reference } = await inReview(app, call, jo);
    const [mail] = await app.mail.list();
    expect(mail).toMatchObject({ to: jo.email, subject: `Wir haben Ihren Nachweis zur Einzahlung ${reference} erhalten` });
    expect(mail?.text).toContain('300,00 USD');
  });
});
