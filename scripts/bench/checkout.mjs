/**
 * Checkouts per second and their 99th percentile at 32 connections, on both databases: with a grant each (the median of three rounds), with
 * the PIN, with the PIN under a flood of sign-ins, with 100,000 orders in the table, and compared with the same transaction in plain SQL. The client runs on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '../../apps/api/src/db/embedded.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { createPostgres } from '../../apps/api/test/databases.ts';
import { PIN } from '../../apps/api/test/people.ts';
import { freePort, ServerProcess } from '../../apps/api/test/server-process.ts';
import { duringFlood, load } from './checkout/load.mjs';
import { plainEmbedded, plainPostgres } from './checkout/plain.mjs';
import { history, people, purchases } from './checkout/prepare.mjs';

const CONNECTIONS = 32;
const WARM = 1000;
const MEASURED = Number(process.env.KADO_BENCH_CHECKOUTS ?? 4000);
const WITH_PIN = 400;
/** Sign-ins of strangers, over their own connections, while users pay with the PIN over 20. */
const FLOOD = { logins: 90, checkouts: 20 };
/** Other load on the host can slow down single rounds, so the median is reported. */
const ROUNDS = 3;
const HISTORY = Number(process.env.KADO_BENCH_ORDERS ?? 100_000);
const PLAIN_SECONDS = 5;
const SECRETS = { KADO_PEPPER: 'bench-pepper-'.repeat(4), KADO_CODE_KEY: 'bench-code-key-'.repeat(4), KADO_DEMO: '1' };
/** Strangers of many networks: those of one soon use up its allowance. */
const PROXY = { KADO_TRUSTED_PROXIES: '127.0.0.1' };
// Supplier calls are switched off, because they are not part of this measurement.
const NO_SUPPLIER = { KADO_SUBMIT_DELAY_SECONDS: '3600', KADO_PROMISE_SECONDS: '7200' };

const print = (text) => process.stdout.write(`${text}\n`);
const withGrant = ({ quoteId, grant }) => ({ quoteId, grant });
const withPin = ({ quoteId }) => ({ quoteId, pin: PIN });

const median = (rounds) => rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)];

async function inSeries(times, work) {
  const results = [];
  for (let time = 0; time < times; time += 1) results.push(await work(time));
  return results;
}

async function serve(place, work) {
  const server = new ServerProcess(await freePort(), { ...SECRETS, ...NO_SUPPLIER, ...PROXY, ...place.env });
  await server.start();
  try {
    return await work(server.url);
  } finally {
    await server.kill('SIGTERM');
  }
}

async function opened(place, work) {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function measure(place) {
  const who = await opened(place, (database) =>
    people(database, { pepper: SECRETS.KADO_PEPPER, codeKey: SECRETS.KADO_CODE_KEY }),
  );
  const plain = await opened(place, (database) => place.plain(database, who));
  const fill = () =>
    opened(place, async (database) => [
      await purchases(database, who, WARM),
      await purchases(database, who, WITH_PIN),
      await purchases(database, who, WITH_PIN),
      ...(await inSeries(ROUNDS, () => purchases(database, who, MEASURED))),
    ]);
  const run = async ([warm, pins, flooded, ...measured], alsoPin) =>
    serve(place, async (url) => {
      await load(url, warm, CONNECTIONS, withGrant);
      const rounds = await inSeries(ROUNDS, (round) => load(url, measured[round], CONNECTIONS, withGrant));
      if (!alsoPin) return { grant: median(rounds) };
      const pin = await load(url, pins, CONNECTIONS, withPin);
      const flood = await duringFlood(url, FLOOD.logins, () => load(url, flooded, FLOOD.checkouts, withPin));
      return { grant: median(rounds), pin, flood };
    });
  const { grant, pin, flood } = await run(await fill(), true);
  await opened(place, (database) => history(database, who, HISTORY));
  const { grant: full } = await run(await fill(), false);
  return { plain, grant, pin, flood, full };
}

function show(name, { plain, grant, pin, flood, full }, [perSecond, p99], ratio) {
  const share = plain ? grant.perSecond / plain : undefined;
  print(`\nCheckout on ${name}, ${CONNECTIONS} connections`);
  print(
    `  with a grant each        ${grant.perSecond}/s, p99 ${grant.p99} ms   (goal ${perSecond ? `${perSecond}/s, ` : ''}p99 ${p99} ms)`,
  );
  print(`  with the PIN             ${pin.perSecond}/s, p99 ${pin.p99} ms`);
  print(`  under ${FLOOD.logins} sign-ins       ${flood.perSecond}/s, p99 ${flood.p99} ms   (goal p99 1000 ms)`);
  print(
    `  with ${HISTORY} orders      ${full.perSecond}/s, p99 ${full.p99} ms   (${(full.perSecond / grant.perSecond).toFixed(2)} of the empty one; goal 0.90)`,
  );
  print(
    `  plain SQL                ${plain ?? 'not measured: pgbench is not installed'}${plain ? `/s, ratio ${share.toFixed(2)}${ratio ? ` (goal ${ratio})` : ''}` : ''}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'kado-bench-'));
const embedded = {
  env: { KADO_DATA_DIR: folder },
  open: () => openFolder(folder),
  plain: (database, who) => plainEmbedded(database, who, PLAIN_SECONDS),
};
show('PGlite', await measure(embedded), [500, 120]);
rmSync(folder, { recursive: true });

if (process.env.TEST_DATABASE_URL) {
  const { url, drop } = await createPostgres();
  const postgres = {
    env: { DATABASE_URL: url },
    open: () => openPostgres(url, () => undefined),
    plain: (_, who) => plainPostgres(url, who, CONNECTIONS, PLAIN_SECONDS),
  };
  try {
    show('PostgreSQL', await measure(postgres), [undefined, 40], 0.7);
  } finally {
    await drop();
  }
} else print('\nPostgreSQL: TEST_DATABASE_URL is missing');
