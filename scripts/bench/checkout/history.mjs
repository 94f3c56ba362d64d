import { psql } from './psql.mjs';

/** Past orders: one each half minute until now, so that a million fill a year. */
const APART_MS = 30_000;
const CHUNK = 2000;

/** An id like the server's, ordered by time and deterministic; `kind` makes the ids of one order different. */
function idOf({ n, at }, kind) {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kind.toString(16).padStart(3, '0')}-8000-${n.toString(16).padStart(12, '0')}`;
}
const [ORDER, QUOTE, HOLD] = [0, 1, 2];
const item = (position) => 3 + position;
const capture = (position) => 5 + position;
const POSITIONS = [0, 1];

/**
 * The rows of delivered orders of two items without a fee, as text for COPY. An order has ten postings: two for the hold, four for each capture. The
 * statement lines continue those of the wallets and change no balance.
 */
const TABLES = {
  orders: {
    columns: 'id, user_id, quote_id, reference, currency, total, captured, items, open, delivered, created_at',
    rows: (past) => [
      [idOf(past, ORDER), past.userId, idOf(past, QUOTE), `K7-PAST-${past.n}`, 'USD', 1000, 1000, 2, 0, 2, past.time],
    ],
  },
  order_items: {
    columns: `id, order_id, user_id, position, item_id, kind, status, target, details, send, fee, currency, receive, receive_currency,
      promised_by, supplier, supplier_reference, attempts, submitted_at, settled_at`,
    rows: (past) =>
      POSITIONS.map((position) => {
        const id = idOf(past, item(position));
        const target = `+2348035${String((past.n * 7919 + position) % 1_000_000).padStart(6, '0')}`;
        const bought = [
          id,
          idOf(past, ORDER),
          past.userId,
          position,
          'i',
          'topup',
          'delivered',
          target,
          '{}',
          500,
          0,
          'USD',
          760_000,
          'NGN',
        ];
        return [...bought, past.time, 'sandbox', id, 1, past.time, past.time];
      }),
  },
  journal_entries: {
    columns: 'id, type, at, user_id, seq, amount, balance_after, settled, order_id, order_item_id, memo',
    rows: (past) => {
      const { time, userId, seq, available } = past;
      const order = idOf(past, ORDER);
      const held = [idOf(past, HOLD), 'hold', time, userId, seq, 0, available, null, order, null, 'past'];
      const captured = (position) => [
        idOf(past, capture(position)),
        'capture',
        time,
        userId,
        seq + 1 + position,
        0,
        available,
        500,
        order,
      ];
      return [held, ...POSITIONS.map((position) => [...captured(position), idOf(past, item(position)), 'past'])];
    },
  },
  postings: {
    columns: 'entry_id, position, account, currency, amount',
    rows: (past) => {
      const user = `user:${past.userId}`;
      const hold = [
        [`${user}:available`, 'USD', -1000],
        [`${user}:held`, 'USD', 1000],
      ];
      const settled = [
        [`${user}:held`, 'USD', -500],
        ['house:fx:USD', 'USD', 500],
        ['house:fx:NGN', 'NGN', -760_000],
        ['house:supplier:sandbox', 'NGN', 760_000],
      ];
      const sides = (entry, postings) => postings.map((posting, position) => [entry, position, ...posting]);
      return [...sides(idOf(past, HOLD), hold), ...POSITIONS.flatMap((each) => sides(idOf(past, capture(each)), settled))];
    },
  },
};
const LINES = 3;

/** The n-th of `count` orders, distributed over these wallets. */
function pastOrder(n, count, wallets, now) {
  const { userId, lines, available } = wallets[n % wallets.length];
  const at = new Date(now - (count - n) * APART_MS);
  return { n, userId, available, at, time: at.toISOString(), seq: lines + 1 + LINES * Math.floor(n / wallets.length) };
}

function* textOf(rows, count, wallets, now) {
  for (let start = 0; start < count; start += CHUNK) {
    const orders = Array.from({ length: Math.min(CHUNK, count - start) }, (_, index) =>
      pastOrder(start + index, count, wallets, now),
    );
    yield orders
      .flatMap(rows)
      .map((row) => `${row.map((value) => value ?? '\\N').join('\t')}\n`)
      .join('');
  }
}

// In the replica role, the database does not check foreign keys, which saves time: all referenced rows are created here.
const REPLICA = "set session_replication_role = 'replica'";

/** Fills the database with past orders by COPY. */
export async function history(place, { db }, who, count) {
  const ids = who.map(({ id }) => `'${id}'`).join(',');
  const { rows: wallets } = await db.execute(
    `select user_id as "userId", lines, available::text from wallets where user_id in (${ids})`,
  );
  const now = Date.now();
  for (const [table, { columns, rows }] of Object.entries(TABLES))
    await place.copy(db, `copy ${table} (${columns}) from`, textOf(rows, count, wallets, now));
  await db.execute(`update wallets w set lines = m.seq from (select user_id, max(seq) as seq from journal_entries where user_id is not null group by 1) m
    where m.user_id = w.user_id`);
  // In production, rows of this age are already vacuumed and written to disk.
  for (const statement of ['vacuum analyze', 'checkpoint']) await db.execute(statement);
}

/** Functions that run COPY with a text, one for each database. */
export const copyToPostgres = (url) => (_, statement, text) => psql(url, [REPLICA, `${statement} stdin`], text);

export async function copyToEmbedded({ $client }, statement, text) {
  await $client.exec(REPLICA);
  for (const chunk of text) await $client.query(`${statement} '/dev/blob'`, [], { blob: new Blob([chunk]) });
  await $client.exec('reset session_replication_role');
}
