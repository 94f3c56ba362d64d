import { expect, it } from 'vitest';

import { newId } from '../../src/db/ids.ts';
import { users } from '../../src/db/schema/identity.ts';
import type { ApiResponse, Caller } from '../caller.ts';
import { figure } from '../figure.ts';
import { withDatabases } from '../fixture.ts';
import { type Challenge, GOOD_PIN, login, register, WRONG_PIN } from '../identity.ts';
import { person } from '../people.ts';

const PAIRS = 400;
/** A difference that cannot be measured across the internet. */
const MAX_GAP_MS = 5;
/** For a sign-in, which is mostly the hash. Other requests take three milliseconds: within one process, the small cost of a found row alone gives them a smaller p. */
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

/** A request about an account; `challengeId` is that of its forgotten PIN. */
type AccountRequest = (call: Caller, email: string, challengeId: string) => Promise<ApiResponse>;
const REQUESTS: [string, number, AccountRequest][] = [
  ['sign-in', 401, (call, email) => login(call, email, WRONG_PIN)],
  ['registration', 201, (call, email) => register(call, email)],
  ['forgotten PIN', 200, (call, identifier) => forgot(call, identifier)],
  ['new code', 200, (call, _, challengeId) => call('POST /auth/resend-otp', { body: { challengeId } })],
];
const forgot = (call: Caller, identifier: string) => call<Challenge>('POST /auth/forgot-pin', { body: { identifier } });

withDatabases('The time of an answer', (make) => {
  it.for(REQUESTS)(
    'A5 to a %s does not reveal in 400 pairs whether an account is known or unknown',
    async ([name, expected, send], context) => {
      const { app, call, clock } = await make();
      const pairs: string[][] = [];
      for (let place = 0; place < PAIRS; place += 1)
        pairs.push([(await person(app, { cents: 0n })).email, `${newId()}@kado.test`]);
      await app.db.update(users).set({ pinHash: await app.pins.hash(GOOD_PIN) });
      const challengeIds = new Map<string, string>();
      if (name === 'new code')
        for (const email of pairs.flat()) challengeIds.set(email, (await forgot(call, email)).body.data.id);
      clock.advance(60);
      const timed = async (email = ''): Promise<number> => {
        const start = performance.now();
        const { status } = await send(call, email, challengeIds.get(email) ?? '');
        expect(status).toBe(expected);
        return performance.now() - start;
      };
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const [place, [email, stranger]] of pairs.entries()) {
        // The order alternates, so that neither benefits from a warm cache.
        if (place % 2 === 0) known.push(await timed(email));
        unknown.push(await timed(stranger));
        if (place % 2 === 1) known.push(await timed(email));
      }
      const gap = Math.abs(median(known) - median(unknown));
      const p = mannWhitney(known, unknown);
      figure(context, `${name}: medians ${gap.toFixed(2)} ms apart, p = ${p.toFixed(3)}`);
      expect(gap).toBeLessThan(MAX_GAP_MS);
      expect(p).toBeGreaterThan(name === 'sign-in' ? MIN_P : 0);
    },
  );
});
