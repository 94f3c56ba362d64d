import type { Plan } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { DAY, planBody, planner, statuses } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { WRONG_PIN } from '../../test/identity.ts';
import { rowsOf } from '../db/sql.ts';
import { runPlans } from './runs.ts';

const NEXT = '2026-11-23';
const MOVES = ['skip', 'pause', 'resume', 'end', 'change'] as const;
type Move = (typeof MOVES)[number];

/** The state to which each move leads; a move that is not listed is forbidden. */
const TABLE: Readonly<Record<Plan['status'], Partial<Record<Move, Plan['status']>>>> = {
  active: { skip: 'active', pause: 'paused', end: 'ended', change: 'active' },
  paused: { resume: 'active', end: 'ended', change: 'paused' },
  ended: {},
};
const FIRST: Readonly<Record<Plan['status'], readonly Move[]>> = { active: [], paused: ['pause'], ended: ['end'] };
const CASES = (Object.keys(TABLE) as Plan['status'][]).flatMap((state) =>
  MOVES.map((move) => ({ state, move, to: TABLE[state][move] })),
);

withDatabases('The moves of plans', (make) => {
  const start = async () => {
    const prepared = await make();
    const own = await planner(prepared);
    const { act, change } = own;
    const go = (id: string, move: Move) =>
      move === 'change' ? change(id, planBody(prepared.app)) : act(id, move, move === 'skip' ? { date: NEXT } : undefined);
    const inState = async (state: Plan['status']): Promise<string> => {
      const { id } = await own.made();
      for (const move of FIRST[state]) await go(id, move);
      return id;
    };
    return { ...prepared, ...own, go, inState };
  };

  it.each(CASES.filter(({ to }) => to))('from $state: $move leads to $to', async ({ state, move, to }) => {
    const { go, inState, read } = await start();
    const id = await inState(state);
    const { status, body } = await go(id, move);
    expect([status, body.data.status]).toEqual([200, to]);
    const { next, ...plan } = await read(id);
    expect([plan.status, next !== undefined]).toEqual([to, to === 'active']);
  });

  it.each(CASES.filter(({ to }) => !to))('from $state: $move is refused and changes nothing', async ({ state, move }) => {
    const { go, inState, read } = await start();
    const id = await inState(state);
    const before = await read(id);
    expect(await go(id, move)).toMatchObject({ status: 409, failure: { code: 'STATE_CONFLICT', status: state } });
    expect(await read(id)).toEqual(before);
  });

  it('skip only one run, and show the state of each run', async () => {
    const { app, clock, made, act, read } = await start();
    const { id } = await made();
    const skipped = await act(id, 'skip', { date: '2026-11-23' });
    expect(statuses(skipped.body.data)).toEqual(['2026-11-30 planned', '2026-11-23 skipped']);
    expect(await act(id, 'skip', { date: '2026-11-23' })).toMatchObject({ status: 409, failure: { status: 'active' } });
    expect((await act(id, 'skip', { date: '2026-12-07' })).status).toBe(409);
    clock.advance(9 * DAY);
    await runPlans(app);
    expect((await read(id)).next?.date).toBe('2026-11-30');
  });

  it('keep a skipped run skipped after a change, or after pause and resume', async () => {
    const { app, made, act, change } = await start();
    const { id } = await made();
    await act(id, 'skip', { date: '2026-11-23' });
    expect((await change(id, planBody(app))).body.data.next?.date).toBe('2026-11-30');
    await act(id, 'pause');
    const resumed = (await act(id, 'resume')).body.data;
    expect(statuses(resumed).filter((status) => status.startsWith('2026-11-23'))).toEqual(['2026-11-23 skipped']);
    expect(resumed.next?.date).toBe('2026-11-30');
  });

  it('send at least 24 hours after a resume or a change, never immediately', async () => {
    const { app, clock, made, act, change, read } = await start();
    const { id } = await made();
    await act(id, 'pause');
    // Sunday, 23 hours before the run.
    clock.advance(21 * 3600);
    expect((await act(id, 'resume')).body.data.next?.date).toBe('2026-11-30');
    const ceiling = { amountMinor: 900, currency: 'USD' };
    const schedule = { every: 'week', weekday: 2, timeZone: 'Africa/Lagos' };
    const changed = await change(id, { ...planBody(app), schedule, ceiling });
    expect([changed.body.data.next?.date, changed.body.data.ceiling]).toEqual(['2026-11-24', ceiling]);
    expect(statuses(await read(id))).toEqual(['2026-11-30 cancelled', '2026-11-24 planned', '2026-11-23 cancelled']);
  });

  it('may send exactly 24 hours later, but no earlier', async () => {
    const { clock, made } = await start();
    // The test clock starts at nine o'clock in this time zone.
    const schedule = { every: 'week', weekday: 7, timeZone: 'America/Sao_Paulo' } as const;
    expect((await made({ schedule })).next?.at).toBe('2026-11-22T12:00:00.000Z');
    clock.advance(1);
    expect((await made({ schedule })).next?.at).toBe('2026-11-29T12:00:00.000Z');
  });

  it('ask for no PIN when the plan has ended', async () => {
    const { app, go, inState, change } = await start();
    const id = await inState('ended');
    for (let tries = 0; tries < 6; tries += 1) expect((await change(id, { ...planBody(app), pin: WRONG_PIN })).status).toBe(409);
    expect((await go(await inState('active'), 'change')).status).toBe(200);
  });

  it('are in the audit trail, without the recipient', async () => {
    const { app, made, act } = await start();
    const { id } = await made();
    await act(id, 'skip', { date: '2026-11-23' });
    await act(id, 'pause');
    await act(id, 'end');
    const rows = await rowsOf<{ action: string; text: string }>(
      app.db,
      sql`select action, coalesce(before::text, '') || after::text as text from audit where subject = 'Plan' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['plan.created', 'plan.skipped', 'plan.paused', 'plan.ended']);
    expect(rows.map(({ text }) => text).join('')).not.toContain('2348035550142');
    expect(rows[3]?.text).toContain('"status":"paused"');
  });
});
