import { sql } from 'drizzle-orm';

import type { Clock } from '../src/clock.ts';

export type TestClock = Clock & { advance: (seconds: number) => void };

/** A clock that only changes by `advance`; it starts at a full minute. */
export function testClock(start = '2026-11-21T12:00:00.000Z'): TestClock {
  let time = new Date(start);
  return {
    now: () => time,
    sql: () => sql`${time.toISOString()}::timestamptz`,
    advance: (seconds) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}
