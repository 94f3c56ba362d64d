import { isWeakPin } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { rowsOf } from '../../src/db/sql.ts';
import { readEnv } from '../../src/env.ts';
import { figure } from '../figure.ts';
import { withDatabases } from '../fixture.ts';
import { person } from '../people.ts';
import { GOOD_PIN } from '../identity.ts';

const ACCOUNTS = 10_000;
const ADDRESSES = 10;
const AT_ONCE = 100;
/** One of this many accounts has the first of the PINs. Every address has used up its guesses before it reaches such an account. */
const RARE = 500;
/** The most common PINs that the server allows, because it refuses weak ones. */
const PINS = (
  '159753 147258 258456 147852 159357 963852 741852 852456 142536 135246 ' +
  '102030 246810 135790 112358 314159 271828 161803 951753 789456 456123'
).split(' ');
const { prefixLimits } = readEnv({ KADO_PEPPER: 'p'.repeat(32), KADO_CODE_KEY: 'c'.repeat(32) });

withDatabases('PIN stuffing', (make) => {
  it('A2 with the 20 most common PINs at 10,000 accounts from ten addresses opens none, although some have such a PIN', async (context) => {
    expect(PINS.filter(isWeakPin)).toEqual([]);
    const { app, call } = await make({ env: { prefixLimits, trustedProxies: ['127.0.0.1'] } });
    const { id } = await person(app, { cents: 0n, pin: GOOD_PIN });
    const common = await app.pins.hash(PINS[0]!);
    await rowsOf(
      app.db,
      sql`insert into users (id, first_name, last_name, email, email_key, phone, country_iso, language_code, role, pin_hash, created_at)
        select gen_random_uuid(), first_name, last_name, n || '@many.test', n || '@many.test', phone, country_iso, language_code, role,
          case when n % ${RARE}::int = 0 then ${common} else pin_hash end, created_at
        from users, generate_series(1, ${ACCOUNTS}::int) n where id = ${id}::uuid`,
    );
    const statuses = new Map<number, number>();
    const guess = async (account: number, pin: string): Promise<void> => {
      const headers = { 'x-forwarded-for': `203.0.${account % ADDRESSES}.1` };
      const { status } = await call('POST /auth/login', { body: { identifier: `${account}@many.test`, pin }, headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (const pin of PINS)
      for (let first = 1; first <= ACCOUNTS; first += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => guess(first + place, pin)));
    const right = statuses.get(200) ?? 0;
    const evaluated = right + (statuses.get(401) ?? 0);
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    figure(context, `${evaluated} of ${sent} guesses evaluated, ${right} right`);
    expect([sent, right]).toEqual([ACCOUNTS * PINS.length, 0]);
    expect(evaluated / sent).toBeLessThanOrEqual(0.005);
    expect([...statuses.keys()].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  });
});
