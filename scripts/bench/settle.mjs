/**
 * Measures delivered items per second on both databases: a backlog of due items, a supplier whose calls take one second, and the default number of
 * concurrent calls.
 */
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { buildApp } from '../../apps/api/src/app.ts';
import { createWorker } from '../../apps/api/src/supplier/worker.ts';
import { openMemory } from '../../apps/api/src/testing/fresh-database.ts';
import { testEnv } from '../../apps/api/src/testing/env.ts';
import { callerOf } from '../../apps/api/test/caller.ts';
import { createPostgres } from '../../apps/api/test/databases.ts';
import { buy, person, topup } from '../../apps/api/test/people.ts';

const ITEMS = Number(process.env.KADO_BENCH_ITEMS ?? 3000);
const PER_ORDER = 5;
const CALL_MS = 1000;

const answer = () => new Promise((resolve) => setTimeout(() => resolve({ state: 'delivered' }), CALL_MS));
const supplier = { name: 'slow', timeoutMs: 5000, submit: answer, check: answer, statement: async () => [] };
const print = (text) => process.stdout.write(`${text}\n`);

async function measure(name, database) {
  const app = await buildApp({ env: testEnv({ submitDelaySeconds: 0 }), database });
  const call = callerOf(app);
  for (let bought = 0; bought < ITEMS; bought += PER_ORDER) {
    const who = await person(app);
    await buy(
      app,
      call,
      who,
      Array.from({ length: PER_ORDER }, () => topup(app)),
    );
  }
  const { lossNotice, clock, env, giftVault } = app;
  const onError = (cause) => print(`  ${cause}`);
  const { supplierConcurrency: concurrency } = env;
  const db = app.database.worker;
  const worker = createWorker({
    db,
    supplier,
    lossNotice,
    encryptGift: giftVault.encryptGift,
    now: clock.sql,
    onError,
    concurrency,
  });
  const start = performance.now();
  await worker.tick();
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await app.db.execute("select count(*)::int as open from order_items where status <> 'delivered'");
  if (rows[0].open > 0) throw new Error(`${rows[0].open} items are not delivered`);
  print(`Settlement on ${name}: ${Math.round(ITEMS / seconds)} items/s with a supplier of 1 s (goal 200/s)`);
  await app.close();
}

await measure('PGlite', await openMemory());
if (process.env.TEST_DATABASE_URL) {
  const { url, drop } = await createPostgres();
  try {
    await measure('PostgreSQL', await openPostgres(url, () => undefined));
  } finally {
    await drop();
  }
} else print('PostgreSQL: TEST_DATABASE_URL is missing');
