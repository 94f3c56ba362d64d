import { expect, it } from 'vitest';

import { users } from '../../src/db/schema/identity.ts';
import { figure } from '../figure.ts';
import { withDatabases } from '../fixture.ts';
import { GOOD_PIN, WRONG_PIN } from '../identity.ts';
import { person } from '../people.ts';

const PAIRS = 400;
/** The difference that a guesser across the internet cannot see. */
const MAX_GAP_MS = 5;
const MIN_P = 0.01;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The complementary error function; Abramowitz and Stegun, 7.1.26. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** The two-sided p of the Mann–Whitney U test, by its normal approximation, for samples without ties. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((value) => ({ value, mine: true })), ...other.map((value) => ({ value, mine: false }))];
  const ranks = ranked.toSorted((a, b) => a.value - b.value).map(({ mine }, place) => (mine ? place + 1 : 0));
  const [m, n] = [one.length, other.length];
  const u = ranks.reduce((sum, rank) => sum + rank, 0) - (m * (m + 1)) / 2;
  const z = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return erfc(z / Math.SQRT2);
}

withDatabases('The time of a refusal', (make) => {
  it('A5 does not tell a known account from an unknown one in 400 pairs', async (context) => {
    const { app, call } = await make();
    const hash = await app.pins.hash(GOOD_PIN);
    const emails: string[] = [];
    for (let count = 0; count < PAIRS; count += 1) emails.push((await person(app, { cents: 0n })).email);
    await app.db.update(users).set({ pinHash: hash });
    const timed = async (identifier: string): Promise<number> => {
      const start = performance.now();
      const { status } = await call('POST /auth/login', { body: { identifier, pin: WRONG_PIN } });
      expect(status).toBe(401);
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const [place, email] of emails.entries()) {
      const stranger = `nobody-${place}@kado.test`;
      // Which one is first alternates, so that neither gains from a warm cache.
      if (place % 2 === 0) known.push(await timed(email));
      unknown.push(await timed(stranger));
      if (place % 2 === 1) known.push(await timed(email));
    }
    const gap = Math.abs(median(known) - median(unknown));
    const p = mannWhitney(known, unknown);
    figure(context, `medians ${gap.toFixed(2)} ms apart, p = ${p.toFixed(3)}`);
    expect(gap).toBeLessThan(MAX_GAP_MS);
    expect(p).toBeGreaterThan(MIN_P);
  });
});
