import { type SQL, sql } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import { mails } from '../db/schema/system.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

export type Load = {
  items: { queued: number; submitted: number };
  oldestOpenSeconds: number;
  overdue: number;
  mails: { queued: number; failed: number; sent: number };
};
type Row = Record<'queued' | 'submitted' | 'overdue' | 'oldest' | 'mailsQueued' | 'mailsFailed' | 'mailsSent', number>;

/** The waiting work in the database, read by indexes. Open items are those that are due: a gift for a later day does not count before that day. */
export async function readLoad(db: Db, now: SQL, promiseSeconds: number): Promise<Load> {
  const [row] = await rowsOf<Row>(
    db,
    sql`with open as (
      select status, promised_by, promised_by - make_interval(secs => ${promiseSeconds}::float8) as due from ${orderItems}
      where next_at is not null and status in ('queued', 'submitted')
        and promised_by <= ${now} + make_interval(secs => ${promiseSeconds}::float8)
    ), sent as (select state, count(*)::int as count from ${mails} group by state)
    select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'submitted')::int as submitted,
      count(*) filter (where promised_by < ${now})::int as overdue,
      coalesce(extract(epoch from ${now} - min(due)), 0)::float8 as oldest,
      coalesce((select count from sent where state = 'queued'), 0) as "mailsQueued",
      coalesce((select count from sent where state = 'failed'), 0) as "mailsFailed",
      coalesce((select count from sent where state = 'sent'), 0) as "mailsSent" from open`,
  );
  if (!row) throw new Error('A sum is always one row.');
  return {
    items: { queued: row.queued, submitted: row.submitted },
    oldestOpenSeconds: row.oldest,
    overdue: row.overdue,
    mails: { queued: row.mailsQueued, failed: row.mailsFailed, sent: row.mailsSent },
  };
}
