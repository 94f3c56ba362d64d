import type { Deposit, DepositReview } from '@kado/contracts';
import { expect, it } from 'vitest';

import { begin, dollars, inReview, withOperator } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { person, PIN } from '../../test/people.ts';
import { pdf, proof, upload } from '../../test/uploads.ts';

withDatabases('The list of deposits to review', (make) => {
  const start = async () => withOperator(await make());

  it('Z2 is only for operators', async () => {
    const { app, call, ada, decide, list } = await start();
    const { id } = await inReview(app, call, ada);
    const forbidden = { status: 403, failure: { code: 'FORBIDDEN' } };
    expect(await list('', ada)).toMatchObject(forbidden);
    expect(await call(`GET /admin/deposits/${id}`, { token: ada.token })).toMatchObject(forbidden);
    expect(await decide(id, 'credit', { amount: dollars(30_000), note: '', pin: PIN }, ada)).toMatchObject(forbidden);
    expect(await decide(id, 'reject', { reason: 'x' }, ada)).toMatchObject(forbidden);
  });

  it('lists the deposits of all customers, newest first, by state, reference, name and address', async () => {
    const { app, call, ada, ops, list, credit, clock } = await start();
    const first = await inReview(app, call, ada, 1);
    clock.advance(1);
    const second = await inReview(app, call, ops, 2);
    clock.advance(1);
    const waiting = await begin(app, call, ada);
    const ids = async (query: string) => (await list(query)).body.data.map(({ id }) => id);
    expect(await ids('')).toEqual([waiting.id, second.id, first.id]);
    expect(await ids('?status=in_review')).toEqual([second.id, first.id]);
    expect(await ids('?status=in_review&order=waiting')).toEqual([first.id, second.id]);
    for (const reference of [first.reference.toLowerCase(), first.reference.replace('-', '%20')])
      expect(await ids(`?q=${reference}`)).toEqual([first.id]);
    expect(await ids(`?q=${ada.email}&status=in_review`)).toEqual([first.id]);
    expect(await ids('?q=ada%20obi')).toHaveLength(3);
    expect(await ids('?q=nobody')).toEqual([]);
    const page = (await list('?limit=2')).body;
    expect(await ids(`?limit=2&cursor=${page.meta?.nextCursor}`)).toEqual([first.id]);
    await credit(first.id);
    const [row] = (await list(`?q=${waiting.reference}`)).body.data;
    expect(row).toMatchObject({
      status: 'awaiting_proof',
      customer: { id: ada.id, firstName: 'Ada', lastName: 'Obi', email: ada.email, countryIso: 'NG', credited: 1, rejected: 0 },
      rate: '1',
      feeRule: { percent: '0.5' },
      sameProof: [],
      own: false,
    });
    clock.advance(72 * 3600);
    expect(await ids('?status=expired')).toEqual([waiting.id]);
    expect(await ids('?status=awaiting_proof')).toEqual([]);
  });

  it('lists those in review by the time of their proof, longest waiting first, page by page', async () => {
    const { app, call, ada, list, credit, clock } = await start();
    const late = await begin(app, call, ada);
    const early: string[] = [];
    for (const seed of [1, 2, 3, 4]) {
      clock.advance(1);
      early.push((await inReview(app, call, ada, seed)).id);
    }
    clock.advance(1);
    const fileId = await proof(call, ada, 5);
    await call(`POST /deposits/${late.id}/proof`, { token: ada.token, body: { fileId } });
    const page = async (cursor?: string) => {
      const { data, meta } = (await list(`?status=in_review&order=waiting&limit=2${cursor ? `&cursor=${cursor}` : ''}`)).body;
      return { ids: data.map(({ id }) => id), next: meta?.nextCursor };
    };
    const first = await page();
    const second = await page(first.next);
    const third = await page(second.next);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual([...early, late.id]);
    expect(third.next).toBeUndefined();
    await credit(early[0] ?? '');
    expect((await page(first.next)).ids, 'a decision before the cursor moves nothing after it').toEqual(second.ids);
  });

  it('lists the ten newest of many deposits with the same proof', async () => {
    const { app, call, ada, ops, clock } = await start();
    const made: string[] = [];
    for (let many = 0; many < 12; many += 1) {
      made.push((await inReview(app, call, ada, 7)).id);
      clock.advance(1);
    }
    const [row] = (await call<DepositReview[]>('GET /admin/deposits?limit=1', { token: ops.token })).body.data;
    expect(row?.id).toBe(made.at(-1));
    expect(row?.sameProof.map(({ depositId }) => depositId)).toEqual(made.slice(1, -1).toReversed());
  });

  it('shows which other deposits have the same proof, also with another file name', async () => {
    const { app, call, ada, ops } = await start();
    const eve = await person(app, { cents: 0n });
    const [first, second, third] = [
      await inReview(app, call, ada, 7),
      await inReview(app, call, eve, 7),
      await inReview(app, call, eve, 8),
    ];
    const same = async (id: string) =>
      (await call<DepositReview>(`GET /admin/deposits/${id}`, { token: ops.token })).body.data.sameProof;
    expect(await same(second.id)).toEqual([
      { depositId: first.id, reference: first.reference, status: 'in_review', createdAt: first.createdAt },
    ]);
    expect((await same(first.id)).map(({ depositId }) => depositId)).toEqual([second.id]);
    expect(await same(third.id)).toEqual([]);
  });

  it('shows which other deposit has the same document', async () => {
    const { app, call, ada, ops } = await start();
    const document = await pdf();
    const made: Deposit[] = [];
    for (const who of [ada, await person(app, { cents: 0n })]) {
      const { id } = await begin(app, call, who);
      const fileId = (await upload(call, who, document, { filename: 'slip.pdf' })).body.data.id;
      made.push((await call<Deposit>(`POST /deposits/${id}/proof`, { token: who.token, body: { fileId } })).body.data);
    }
    const { sameProof } = (await call<DepositReview>(`GET /admin/deposits/${made[0]?.id}`, { token: ops.token })).body.data;
    expect(sameProof.map(({ depositId }) => depositId)).toEqual([made[1]?.id]);
  });
});
