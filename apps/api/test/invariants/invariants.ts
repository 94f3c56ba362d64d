import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';

import { rowsOf } from '../../src/db/sql.ts';
import type { Db } from '../../src/db/types.ts';

/** The queries by invariant. Each row that a query returns is a violation. */
export const INVARIANTS: Readonly<Record<string, SQL>> = {
  'an entry sums to nothing in each currency': sql`select entry_id, currency from postings group by 1, 2 having sum(amount) <> 0`,
  'an entry has at least two sides': sql`
    select e.id from journal_entries e left join postings p on p.entry_id = e.id group by 1 having count(p.entry_id) < 2`,
  'a side belongs to an entry': sql`select p.entry_id from postings p left join journal_entries e on e.id = p.entry_id where e.id is null`,
  'a wallet is the sum of its accounts': sql`
    select w.user_id from wallets w
    left join postings p on p.account like 'user:%' and split_part(p.account, ':', 2) = w.user_id::text
    group by w.user_id, w.available, w.held
    having w.available <> coalesce(sum(p.amount) filter (where p.account like '%:available'), 0)
        or w.held <> coalesce(sum(p.amount) filter (where p.account like '%:held'), 0)`,
  'an account of a user has a wallet': sql`
    select p.account from postings p where p.account like 'user:%'
      and not exists (select 1 from wallets w where w.user_id::text = split_part(p.account, ':', 2))`,
  'a wallet is never below zero': sql`select user_id from wallets where available < 0 or held < 0`,
  'each line of a statement follows from the one before': sql`
    select id from (
      select id, seq, amount, balance_after, settled, type, lag(balance_after, 1, 0) over w as before, row_number() over w as place
      from journal_entries where user_id is not null window w as (partition by user_id order by seq)
    ) lines
    where balance_after <> before + amount or seq <> place or (type = 'capture') <> (settled is not null) or (type = 'capture' and amount <> 0)`,
  'a wallet shows its last line': sql`
    select w.user_id from wallets w
    left join lateral (select balance_after, seq from journal_entries e where e.user_id = w.user_id order by seq desc limit 1) last on true
    where w.lines <> coalesce(last.seq, 0) or w.available <> coalesce(last.balance_after, 0)`,
  'held is what open orders have not settled': sql`
    select w.user_id from wallets w left join orders o on o.user_id = w.user_id
    group by w.user_id, w.held having w.held <> coalesce(sum(o.total - o.captured - o.released), 0)`,
  'an order adds up from its items': sql`
    select o.id from orders o join order_items i on i.order_id = o.id
    group by o.id having o.total <> sum(i.send + i.fee) or o.items <> count(*)
      or o.open <> count(*) filter (where i.status in ('queued', 'submitted'))
      or o.delivered <> count(*) filter (where i.status = 'delivered')
      or o.cancelled <> count(*) filter (where i.status = 'cancelled')
      or o.captured <> coalesce(sum(i.send + i.fee) filter (where i.status = 'delivered'), 0)
      or o.released <> coalesce(sum(i.send + i.fee) filter (where i.status in ('failed', 'cancelled', 'reversed')), 0)`,
  'an order has its items': sql`select o.id from orders o where not exists (select 1 from order_items i where i.order_id = o.id)`,
  'an order has exactly one hold': sql`
    select o.id from orders o left join journal_entries e on e.order_id = o.id and e.type = 'hold'
    group by o.id, o.total having count(e.id) <> 1 or -sum(e.amount) <> o.total`,
  'an item is captured when delivered, released when it ended otherwise, and never both': sql`
    select i.id from order_items i left join journal_entries e on e.order_item_id = i.id and e.type in ('capture', 'release')
    group by i.id, i.status
    having count(e.id) <> case when i.status in ('queued', 'submitted') then 0 else 1 end
      or coalesce(max(e.type), '') <> case when i.status in ('queued', 'submitted') then '' when i.status = 'delivered' then 'capture' else 'release' end`,
  'a loss is booked for a late delivery and for nothing else': sql`
    select i.id from order_items i left join journal_entries e on e.order_item_id = i.id and e.type = 'loss'
    group by i.id having (i.late_at is not null) <> (count(e.id) = 1) or (i.late_at is not null and i.status <> 'reversed')`,
  'a delivered gift card has its code and a link, and nothing else has them': sql`
    select i.id from order_items i left join gifts g on g.item_id = i.id
    where (g.item_id is not null) <> (i.kind = 'gift' and i.status = 'delivered')
      or (g.item_id is not null and not exists (select 1 from gift_links l where l.item_id = i.id and l.ended_at is null))`,
  'a key has its order and its quote': sql`
    select k.key from idempotency_keys k left join orders o on o.id = k.order_id
    where o.id is null or o.quote_id <> k.quote_id or o.user_id <> k.user_id`,
  'a deposit is booked when it is credited, with what it says, and never otherwise': sql`
    select d.id from deposits d left join journal_entries e on e.deposit_id = d.id and e.type = 'deposit'
    group by d.id having count(e.id) <> case when d.status = 'credited' then 1 else 0 end or coalesce(max(e.amount), d.credit) <> d.credit`,
  'a deposit in review or decided has a proof that is in use': sql`
    select d.id from deposits d left join files f on f.id = d.proof_file_id
    where d.status in ('in_review', 'credited', 'rejected') and (f.id is null or f.user_id <> d.user_id or f.unused_since is not null)`,
  'a run of a plan that was ordered has an order of its owner': sql`
    select r.id from plan_runs r join plans p on p.id = r.plan_id left join orders o on o.id = r.order_id
    where r.status = 'ordered' and (o.id is null or o.user_id <> p.user_id)`,
  'an active plan has a next run, and no other plan has one': sql`
    select p.id from plans p where (p.status = 'active') <> exists (select 1 from plan_runs r where r.plan_id = p.id and r.next_at is not null)`,
  'open work has a next time': sql`select id from order_items where status in ('queued', 'submitted') and next_at is null`,
};

/** Checks all invariants of the ledger on the whole database. */
export async function expectInvariants(db: Db): Promise<void> {
  const broken: string[] = [];
  for (const [promise, statement] of Object.entries(INVARIANTS)) {
    const rows = await rowsOf(db, statement);
    if (rows.length > 0) broken.push(`${promise}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  expect(broken).toEqual([]);
}
