import type { Prepared } from '../db/sql.ts';
import { SIGNED_IN } from '../sessions/bearer.ts';
import { isAllowed } from '../users/abilities.ts';

/** The ability that a checkout requires, and the roles that have it. */
export const ABILITY = ['create', 'Order'] as const;
const buyers = ['customer', 'operator'].filter((role) => isAllowed(role, ABILITY)).map((role) => `'${role}'`);

const TIME = `(select date_trunc('milliseconds', coalesce($6::timestamptz, now())) as now) t`;
const QUOTE = 'q.id as quote_id, q.user_id, q.total, q.currency, q.item_rows, json_array_length(q.item_rows) as count, t.now';
const GRANT = `g.purpose = 'checkout' and g.ref = q.id::text`;
// A quote of an earlier version has no item rows: it counts as expired.
const VALID = 'q.expires_at > t.now and json_array_length(q.item_rows) > 0';
// Checked again, because a session may end while its request waits for the PIN check.
const MAY_BUY = `s.ended_at is null and u.suspended_at is null and u.role in (${buyers.join(', ')})`;
const UNUSED = 'g.used_at is null and g.expires_at > t.now';

/*
 * The first part of the statement: at most one row, found by keys. Conditions that may have changed are the column `valid` and not part of the search, because
 * a planner without statistics might search by them. A grant is locked, so that the second of two concurrent checkouts waits and then finds it used.
 */

/** $9 is the hash of the bearer token, $10 that of the grant. */
const FOUND_BY_BEARER = `select ${QUOTE}, g.hash as grant_hash, ${SIGNED_IN} as signed_in,
    b.expires_at > t.now and ${MAY_BUY} and ${VALID} and ${UNUSED} as valid
  from ${TIME}
  join tokens b on b.hash = $9 and b.kind = 'access'
  join sessions s on s.id = b.session_id
  join users u on u.id = s.user_id
  join quotes q on q.id = $2::uuid and q.user_id = u.id
  join grants g on g.hash = $10 and g.session_id = s.id and ${GRANT}
  for update of g`;

/** $9 is a signed-in user, $10 the hash of the grant, $11 the session. */
const FOUND_BY_GRANT = `select ${QUOTE}, g.hash as grant_hash, null::json as signed_in,
    ${MAY_BUY} and ${VALID} and ${UNUSED} as valid
  from ${TIME}
  join users u on u.id = $9::uuid
  join quotes q on q.id = $2::uuid and q.user_id = u.id
  join sessions s on s.id = $11::uuid
  join grants g on g.hash = $10 and g.session_id = s.id and ${GRANT}
  for update of g`;

/** $9 is a signed-in user whose PIN was verified, $10 the session, $11 the hash that verified the PIN; the last two are null without them. */
const FOUND_BY_PIN = `select ${QUOTE}, null::text as grant_hash, null::json as signed_in,
    ${MAY_BUY} and ($11::text is null or u.pin_hash = $11::text) and ${VALID} as valid
  from ${TIME}
  join users u on u.id = $9::uuid
  join quotes q on q.id = $2::uuid and q.user_id = u.id
  left join sessions s on s.id = $10::uuid`;

/**
 * $9 is the owner of a plan, $10 its run. The run is locked like a grant: it becomes one order although several servers try, and none after it was skipped.
 * The plan is locked before the run, as everywhere, so that a concurrent change of its ceiling applies.
 */
const FOUND_BY_PLAN = `select ${QUOTE}, null::text as grant_hash, null::json as signed_in, r.id as run_id,
    ${VALID} and r.status in ('announced', 'waiting') and (r.until is null or r.until > t.now)
      and p.status = 'active' and q.currency = p.currency and q.total <= p.ceiling
      and u.suspended_at is null and u.role in (${buyers.join(', ')}) as valid
  from ${TIME}
  join quotes q on q.id = $2::uuid and q.user_id = $9::uuid
  join plan_runs r on r.id = $10::uuid
  join plans p on p.id = r.plan_id and p.user_id = q.user_id
  join users u on u.id = p.user_id
  for share of p for update of r`;
const RUN = `, ran as (
    update plan_runs r set status = 'ordered', order_id = $3::uuid, wait = null, shortfall = null, next_at = null
    from paid p where r.id = p.run_id
  )`;

/**
 * The whole checkout. Everything after \`paid\` reads the one row of \`paid\`: without this row, nothing is written. A quote or key that already belongs to an order
 * violates a unique index, which rolls back everything. The values are $1 key, $2 quote, $3 order, $4 journal entry, $5 reference, $6 time (null: the
 * database's), $7 seconds until the promised time, $8 seconds until the items are submitted.
 */
const purchase = (found: string, more = ''): string => `with found as (${found}), paid as (
    update wallets w set available = w.available - f.total, held = w.held + f.total, lines = w.lines + 1
    from found f where f.valid and w.user_id = f.user_id and w.currency = f.currency and w.available >= f.total
    returning f.*, w.available, w.lines
  ), spent as (
    update grants g set used_at = p.now from paid p where g.hash = p.grant_hash
  ), placed as (
    insert into orders (id, user_id, quote_id, reference, currency, total, items, open, created_at)
    select $3::uuid, user_id, quote_id, $5, currency, total, count, count, now from paid
  ), bought as (
    insert into order_items (id, order_id, user_id, position, item_id, kind, target, details, send, fee, currency, receive,
      receive_currency, promised_by, next_at)
    select i.id, $3::uuid, p.user_id, i.position, i."itemId", i.kind, i.target, i.details, i.send, i.fee, p.currency, i.receive,
      i."receiveCurrency", greatest(p.now, i.start) + make_interval(secs => $7::float8),
      greatest(p.now + make_interval(secs => $8::float8), i.start)
    from paid p, lateral (
      -- A gift may be for a later day: it is submitted then, and promised from then on.
      select r.*, (r.details ->> 'deliverAt')::timestamptz as start
      from json_to_recordset(p.item_rows) as r(id uuid, position smallint, "itemId" text, kind text, target text, details json,
        send bigint, fee bigint, receive bigint, "receiveCurrency" text)
    ) i
  ), entry as (
    insert into journal_entries (id, type, at, user_id, seq, amount, balance_after, order_id, memo)
    select $4::uuid, 'hold', now, user_id, lines, -total, available, $3::uuid, $5 from paid
  ), sides as (
    -- The postings of \`hold\` in ledger/movements.ts.
    insert into postings (entry_id, position, account, currency, amount)
    select $4::uuid, s.position, 'user:' || p.user_id || s.account, p.currency, s.amount
    from paid p, lateral (values (0, ':available', -p.total), (1, ':held', p.total)) as s(position, account, amount)
  ), kept as (
    insert into idempotency_keys (user_id, key, quote_id, order_id, created_at) select user_id, $1, quote_id, $3::uuid, now from paid
  )${more}
  select json_build_object('user', signed_in, 'now', extract(epoch from now) * 1000, 'total', total::text, 'currency', currency,
    'items', item_rows) as json
  from paid`;

export const BY_BEARER: Prepared = { name: 'checkout_by_bearer', text: purchase(FOUND_BY_BEARER) };
export const BY_GRANT: Prepared = { name: 'checkout_by_grant', text: purchase(FOUND_BY_GRANT) };
export const BY_PIN: Prepared = { name: 'checkout_by_pin', text: purchase(FOUND_BY_PIN) };
export const BY_PLAN: Prepared = { name: 'checkout_by_plan', text: purchase(FOUND_BY_PLAN, RUN) };
