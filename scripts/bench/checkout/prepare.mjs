import { randomBytes } from 'node:crypto';
import { buildApp } from '../../../apps/api/src/app.ts';
import { grants } from '../../../apps/api/src/db/schema/identity.ts';
import { hashToken } from '../../../apps/api/src/http/tokens.ts';
import { newId } from '../../../apps/api/src/db/ids.ts';
import { testEnv } from '../../../apps/api/src/testing/env.ts';
import { callerOf } from '../../../apps/api/test/caller.ts';
import { copyQuotes } from '../../../apps/api/test/copy-quotes.ts';
import { person, PIN, quoteFor, topup } from '../../../apps/api/test/people.ts';

const PEOPLE = 200;
const DAY_MS = 86_400_000;

/** Creates users with a balance and a PIN. No server may have the database open; `env` must be the server's. */
export async function people(database, env) {
  const app = await buildApp({ env: testEnv(env), database: { ...database, close: async () => undefined } });
  const call = callerOf(app);
  const found = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const who = await person(app, { cents: 1_000_000_000n, pin: PIN });
    // Two items, as in the plain SQL transaction.
    const { id } = await quoteFor(call, who, [topup(app, '42'), topup(app, '43')]);
    found.push({ ...who, pattern: id });
  }
  await app.close();
  return found;
}

/** Prepares purchases, each with a quote and a grant. */
export async function purchases({ db }, who, count) {
  const rows = Array.from({ length: count }, (_, index) => {
    const { id, token, sessionId, pattern } = who[index % who.length];
    const [quoteId, grant, key] = [newId(), randomBytes(32).toString('base64url'), randomBytes(16).toString('hex')];
    return { userId: id, token, sessionId, pattern, quoteId, grant, key };
  });
  const expiresAt = new Date(Date.now() + DAY_MS);
  for (const [pattern, own] of Map.groupBy(rows, (row) => row.pattern)) {
    const ids = own.map(({ quoteId }) => quoteId);
    await copyQuotes(db, pattern, ids, { expiresAt });
    const given = own.map(({ sessionId, quoteId: ref, grant }) => ({ hash: hashToken(grant), sessionId, ref }));
    await db.insert(grants).values(given.map((each) => ({ ...each, purpose: 'checkout', expiresAt })));
  }
  return rows;
}

/** Inserts delivered past orders with their ledger entries, spread over these users. */
export async function history({ db }, who, count) {
  const ids = JSON.stringify(who.map(({ id }) => id));
  // Time-ordered ids like the server's; random UUIDs would scatter over the indexes.
  const id = `(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || '8' || substr(md5(random()::text), 1, 15))::uuid`;
  await db.execute(`create temporary table past as
    select ${id} as order_id, ${id} as item_id, ${id} as hold_id, ${id} as capture_id, ${id} as quote_id, user_id, seq, at, n, available from (
      select u.id as user_id, w.lines + 2 * row_number() over (partition by u.id order by n) as seq,
        now() - (${count} - n) * interval '1 minute' as at, n, w.available
      from generate_series(1, ${count}) n
      join (select value::uuid as id, ordinality from json_array_elements_text('${ids}'::json) with ordinality) u on u.ordinality = 1 + n % ${who.length}
      join wallets w on w.user_id = u.id
    ) rows order by at`);
  for (const statement of [
    `insert into quotes (id, user_id, items, lines, risks, total, currency, created_at, expires_at)
      select quote_id, user_id, '[]', '[]', '[]', 530, 'USD', at, at from past`,
    `insert into orders (id, user_id, quote_id, reference, currency, total, captured, items, open, delivered, created_at)
      select order_id, user_id, quote_id, 'K7-PAST-' || n, 'USD', 530, 530, 1, 0, 1, at from past`,
    `insert into order_items (id, order_id, user_id, position, item_id, kind, status, target, details, send, fee, currency, receive, receive_currency, promised_by, settled_at)
      select item_id, order_id, user_id, 0, 'i', 'topup', 'delivered', '+2348035' || lpad((n % 1000000)::text, 6, '0'), '{}', 500, 30, 'USD', 760000, 'NGN', at, at from past`,
    `insert into journal_entries (id, type, at, user_id, seq, amount, balance_after, order_id, memo)
      select hold_id, 'hold', at, user_id, seq - 1, 0, available, order_id, 'past' from past`,
    `insert into journal_entries (id, type, at, user_id, seq, amount, balance_after, settled, order_id, order_item_id, memo)
      select capture_id, 'capture', at, user_id, seq, 0, available, 530, order_id, item_id, 'past' from past`,
    `insert into postings (entry_id, position, account, currency, amount)
      select e, p, case p when 0 then 'user:' || user_id || ':available' else 'user:' || user_id || ':held' end, 'USD', 530 * (2 * p - 1)
      from past, unnest(array[hold_id, capture_id]) e, generate_series(0, 1) p`,
    'update wallets w set lines = m.seq from (select user_id, max(seq) as seq from past group by 1) m where m.user_id = w.user_id',
    'drop table past',
    // Rows of this age would already be vacuumed and on disk.
    'vacuum analyze',
    'checkpoint',
  ])
    await db.execute(statement);
}
