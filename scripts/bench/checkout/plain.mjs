import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pgProgram, psql } from './psql.mjs';

/** The transaction of a checkout in plain SQL: nine statements between begin and commit. */
const CHECKOUT = [
  `select available from wallets where user_id = $user for update`,
  `insert into quotes (id, user_id, items, lines, risks, total, currency, created_at, expires_at) values ($order, $user, '[]', '[]', '[]', 1060, 'USD', now(), now())`,
  `insert into orders (id, user_id, quote_id, reference, currency, total, items, open, created_at) values ($order, $user, $order, $key, 'USD', 1060, 2, 2, now())`,
  `insert into idempotency_keys (user_id, key, quote_id, order_id, created_at) values ($user, $key, $order, $order, now())`,
  ...[0, 1].map(
    (
      position,
    ) => `insert into order_items (id, order_id, user_id, position, item_id, kind, target, details, send, fee, currency, receive, receive_currency, promised_by, next_at)
    values (gen_random_uuid(), $order, $user, ${position}, 'i', 'topup', '+2348035550142', '{}', 500, 30, 'USD', 760000, 'NGN', now(), now() + interval '1 hour')`,
  ),
  `insert into journal_entries (id, type, at, user_id, seq, amount, balance_after, order_id, memo) select $order, 'hold', now(), $user, lines + 1, -1060, available - 1060, $order, 'x' from wallets where user_id = $user`,
  `insert into postings (entry_id, position, account, currency, amount) values ($order, 0, 'available-' || $user::text, 'USD', -1060), ($order, 1, 'held-' || $user::text, 'USD', 1060)`,
  `update wallets set available = available - 1060, held = held + 1060, lines = lines + 1 where user_id = $user`,
];

/** The statements for each item of an order: the claim, then, after the supplier's call, the transaction that captures the money. */
const claim = (position) =>
  `update order_items set status = 'submitted', supplier = 'plain', supplier_reference = id::text, attempts = 1, submitted_at = now(), next_at = now() + interval '4 seconds'
    where order_id = $order and position = ${position}`;
const settlement = (position) => [
  `update order_items set status = 'delivered', settled_at = now(), next_at = null where order_id = $order and position = ${position}`,
  `update wallets set held = held - 530, lines = lines + 1 where user_id = $user`,
  `update orders set open = open - 1, delivered = delivered + 1, captured = captured + 530 where id = $order`,
  `insert into journal_entries (id, type, at, user_id, seq, amount, balance_after, settled, order_id, order_item_id, memo)
    select md5((:o)::text || ${position})::uuid, 'capture', now(), w.user_id, w.lines, 0, w.available, 530, $order, i.id, 'x'
    from wallets w, order_items i where w.user_id = $user and i.order_id = $order and i.position = ${position}`,
  `insert into postings (entry_id, position, account, currency, amount)
    select md5((:o)::text || ${position})::uuid, side.* from (values (0, 'held-' || $user::text, 'USD', -530), (1, 'fees', 'USD', 30), (2, 'fx-usd', 'USD', 500),
      (3, 'fx-ngn', 'NGN', -760000), (4, 'supplier', 'NGN', 760000)) as side`,
];
const NEWS = [
  `insert into mails (id, channel, state, sealed, letter, next_at, created_at) values (md5((:o)::text)::uuid, 'email', 'sent', '', '{}', now(), now())`,
  `insert into notifications (id, user_id, kind, params, link, at) values (md5((:o)::text)::uuid, $user, 'order.completed', '{}', '/', now())`,
];
const transaction = (statements) => ['begin', ...statements, 'commit'];

/** Additional statements for a whole order: claim and settlement of both items, each in its own transaction. */
const LIFE = [0, 1].flatMap((position) => [
  claim(position),
  ...transaction([...settlement(position), ...(position === 1 ? NEWS : [])]),
]);

/** Checkouts, or whole orders, per second as measured by pgbench; undefined if pgbench is not installed. */
export async function plainPostgres(url, who, { connections, seconds, isLife = false }) {
  const pgbench = pgProgram('pgbench');
  if (!pgbench) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kado-pgbench-'));
  const script = join(folder, 'checkout.sql');
  const people = `create table bench_people as select row_number() over () as n, user_id from wallets where user_id in (${who.map(({ id }) => `'${id}'`).join(',')})`;
  await psql(url, ['drop table if exists bench_people', people, 'create unique index on bench_people (n)']);
  // The first statement also selects the user while it locks the wallet, so that there are exactly nine statements.
  const first =
    'select w.user_id as user from bench_people p join wallets w using (user_id) where p.n = :n for update of w \\gset';
  const bound = (statement) =>
    statement
      .replaceAll('$user', '(:user)::uuid')
      .replaceAll('$order', 'md5((:o)::text)::uuid')
      .replaceAll('$key', 'md5((:o)::text)')
      .replaceAll(/\s+/g, ' ');
  const lines = [
    `\\set n random(1, ${who.length})`,
    '\\set o random(1, 1000000000000000)',
    'begin;',
    first,
    ...CHECKOUT.slice(1).map((statement) => `${bound(statement)};`),
    'commit;',
    ...(isLife ? LIFE.map((statement) => `${bound(statement)};`) : []),
  ];
  writeFileSync(script, `${lines.join('\n')}\n`);
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', script, url];
  const { stdout } = await promisify(execFile)(pgbench, options);
  rmSync(folder, { recursive: true });
  return Math.round(Number(/tps = ([\d.]+)/.exec(stdout)?.[1]));
}

/** Runs the statements of a checkout on PGlite in this process. */
export async function plainEmbedded({ db }, who, { connections, seconds }) {
  const client = db.$client;
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const bound = CHECKOUT.map((statement) => {
    const names = [];
    const text = statement.replaceAll(/\$(user|order|key)\b/g, (_, name) => {
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}${name === 'key' ? '::text' : '::uuid'}`;
    });
    return { text, names };
  });
  const buyUntilEnd = async () => {
    while (performance.now() < end) {
      const values = { user: who[done % who.length].id, order: crypto.randomUUID(), key: crypto.randomUUID() };
      await client.transaction(async (tx) => {
        for (const { text, names } of bound)
          await tx.query(
            text,
            names.map((name) => values[name]),
          );
      });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, buyUntilEnd));
  return Math.round(done / seconds);
}
