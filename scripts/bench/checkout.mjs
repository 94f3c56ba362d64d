/**
 * Measures a server's operations per second over 32 connections, on both databases, and the same transactions in plain SQL in the same run: checkouts with
 * one grant each, with the PIN, and with the PIN during a flood of sign-ins; whole orders (checkout and settlement); reads, by one process; then checkouts
 * and reads again with a history of 100,000 orders, or with --large (PostgreSQL only) of 1,000,000 orders with 10,000,000 postings. --postgres leaves out
 * PGlite. The client runs on the same machine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '../../apps/api/src/db/embedded.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { createPostgres } from '../../apps/api/test/databases.ts';
import { PIN } from '../../apps/api/test/people.ts';
import { parentOf, withCpu } from './checkout/cpu.mjs';
import { copyToEmbedded, copyToPostgres, history } from './checkout/history.mjs';
import { life } from './checkout/life.mjs';
import { duringFlood, load, read } from './checkout/load.mjs';
import { plainEmbedded, plainPostgres } from './checkout/plain.mjs';
import { people, purchases } from './checkout/prepare.mjs';
import { databaseConnections, inSeries, opened, SECRETS, serve } from './checkout/serve.mjs';

const CONNECTIONS = 32;
const PROCESSES = process.env.KADO_BENCH_PROCESSES ?? String(availableParallelism());
/** Warm-up requests, so that both processes have compiled their hot code before the measurement. */
const WARM = 4000;
const MEASURED = Number(process.env.KADO_BENCH_CHECKOUTS ?? 4000);
const WITH_PIN = 400;
/** Connections of the flood test: sign-ins with unknown names, and checkouts with the PIN. */
const FLOOD = { logins: 90, checkouts: 20 };
/** Other load on the host can slow down single rounds, so the median is reported. */
const ROUNDS = 3;
const READS = 6000;
const PATHS = ['/balance', '/orders', '/networks'];
const LARGE = process.argv.includes('--large');
const HISTORY = LARGE ? 1_000_000 : Number(process.env.KADO_BENCH_ORDERS ?? 100_000);
const PLAIN = { connections: CONNECTIONS, seconds: 5 };

const print = (text) => process.stdout.write(`${text}\n`);
const withGrant = ({ quoteId, grant }) => ({ quoteId, grant });
const withPin = ({ quoteId }) => ({ quoteId, pin: PIN });
const byRate = (rounds) => rounds.toSorted((a, b) => a.perSecond - b.perSecond);
const median = (rounds) => byRate(rounds)[Math.floor(rounds.length / 2)];
const bought = (place, who, counts) =>
  opened(place, (database) => inSeries(counts.length, (index) => purchases(database, who, counts[index])));

/** Measures the same transactions in plain SQL for the same time. */
const comparison = (place, who, options) =>
  withCpu(
    place.pid,
    ({ perSecond }) => perSecond * options.seconds,
    async () => ({ perSecond: await place.plain(who, options) }),
  );

/** Measures only checkouts, in rounds; before each round, the same in plain SQL if `isCompared`. */
async function checkouts(place, who, isCompared) {
  const [warm, ...rounds] = await bought(place, who, [WARM, ...Array.from({ length: ROUNDS }, () => MEASURED)]);
  const plain = [];
  const compare = async () => isCompared && plain.push(await comparison(place, who, PLAIN));
  if (!place.parallel) await compare();
  const measured = await serve(place, { processes: PROCESSES }, async (url) => {
    await load(url, warm, CONNECTIONS, withGrant);
    return inSeries(ROUNDS, async (round) => {
      if (place.parallel) await compare();
      return withCpu(
        place.pid,
        () => MEASURED,
        () => load(url, rounds[round], CONNECTIONS, withGrant),
      );
    });
  });
  return { ...median(measured), plain: isCompared ? median(plain) : undefined };
}

async function pins(place, who) {
  const [calm, flooded] = await bought(place, who, [WITH_PIN, WITH_PIN]);
  return serve(place, { processes: PROCESSES }, async (url) => ({
    calm: await load(url, calm, CONNECTIONS, withPin),
    flood: await duringFlood(url, FLOOD.logins, () => load(url, flooded, FLOOD.checkouts, withPin)),
  }));
}

async function reads(place, who) {
  return serve(place, { processes: '1' }, (url) =>
    inSeries(PATHS.length, async (index) => {
      const send = (amount) => read(url, PATHS[index], who, { amount, connections: CONNECTIONS });
      await send(READS / 4);
      const measured = await inSeries(ROUNDS, () =>
        withCpu(
          place.pid,
          () => READS,
          () => send(READS),
        ),
      );
      return { path: PATHS[index], ...median(measured) };
    }),
  );
}

async function lives(place, who) {
  const [warm, ...rounds] = await bought(place, who, [WARM, ...Array.from({ length: ROUNDS }, () => MEASURED)]);
  const plain = [];
  const measured = await serve(place, { processes: PROCESSES, settles: true }, (url) =>
    opened(place, async (database) => {
      await life(url, database, warm, CONNECTIONS, withGrant);
      return inSeries(ROUNDS, async (round) => {
        plain.push(await comparison(place, who, { ...PLAIN, isLife: true }));
        return withCpu(
          place.pid,
          () => MEASURED,
          () => life(url, database, rounds[round], CONNECTIONS, withGrant),
        );
      });
    }),
  );
  return { ...median(measured), plain: median(plain) };
}

const ratio = (ours, others) => (ours / others).toFixed(2);
/** The machine's load, printed because other programs slow down a server with few processes more than a database with many. */
const busy = () => `load ${readFileSync('/proc/loadavg', 'utf8').split(' ', 1)[0]}`;

const cpuOf = ({ cpu }) => (cpu === undefined ? '' : `, processor ${cpu.toFixed(2)} ms each`);

function showPlain(ours, goal) {
  const { plain } = ours;
  if (!plain?.perSecond) return;
  const share = plain.cpu === undefined ? '' : `; by the processor time ${ratio(plain.cpu, ours.cpu)}`;
  print(
    `  the same in plain SQL   ${plain.perSecond}/s${cpuOf(plain)}, ratio ${ratio(ours.perSecond, plain.perSecond)}${share}   (goal ${goal})`,
  );
}

function showCheckouts(ours, goal) {
  const { perSecond, mean, p99 } = ours;
  const tail = `p99 2.5 × the mean; ${ratio(p99, mean)}`;
  print(`  checkouts with a grant  ${perSecond}/s, mean ${mean} ms, p99 ${p99} ms${cpuOf(ours)}   (goal ${goal}${tail})`);
  showPlain(ours, '0.70 on PostgreSQL');
}

const showReads = (rows, before) => {
  for (const [index, row] of rows.entries()) {
    const { path, perSecond, p99 } = row;
    const share = before ? `; ${ratio(perSecond, before[index].perSecond)} of the empty one, goal 0.90` : '';
    print(`  GET ${path.padEnd(19)} ${perSecond}/s, p99 ${p99} ms${cpuOf(row)}   (goal 3000/s a process${share})`);
  }
};

async function measure(name, place, goal) {
  const processes = place.parallel ? `, ${PROCESSES} processes with ${databaseConnections(PROCESSES)} to the database` : '';
  print(`\n${name}, ${CONNECTIONS} connections${processes}, ${busy()}`);
  const who = await opened(place, (database) =>
    people(database, { pepper: SECRETS.KADO_PEPPER, codeKey: SECRETS.KADO_CODE_KEY }),
  );
  const alone = await checkouts(place, who, true);
  showCheckouts(alone, goal);
  const { calm, flood } = await pins(place, who);
  print(`  with the PIN            ${calm.perSecond}/s, p99 ${calm.p99} ms`);
  print(`  under ${FLOOD.logins} sign-ins       ${flood.perSecond}/s, p99 ${flood.p99} ms   (goal p99 1000 ms)`);
  const empty = await reads(place, who);
  showReads(empty);
  if (place.parallel) {
    const ours = await lives(place, who);
    const { perSecond, intake, middle, atEnd } = ours;
    print(
      `  whole lives             ${perSecond}/s${cpuOf(ours)}, bought at ${intake}/s, open items ${middle} in the middle, ${atEnd} at the end`,
    );
    showPlain(ours, '0.50, a flat backlog');
  }
  await opened(place, (database) => history(place, database, who, HISTORY));
  print(`  with ${HISTORY.toLocaleString('en')} past orders, ${busy()}`);
  const full = await checkouts(place, who, place.parallel);
  showCheckouts(full, '');
  print(`                          ${ratio(full.perSecond, alone.perSecond)} of the empty one   (goal 0.90)`);
  showReads(await reads(place, who), empty);
}

if (!LARGE && !process.argv.includes('--postgres')) {
  const folder = mkdtempSync(join(tmpdir(), 'kado-bench-'));
  const open = () => openFolder(folder);
  const plain = (who, options) => opened({ open }, (database) => plainEmbedded(database, who, options));
  await measure('PGlite', { env: { KADO_DATA_DIR: folder }, open, plain, copy: copyToEmbedded }, '500/s, ');
  rmSync(folder, { recursive: true });
}

if (process.env.TEST_DATABASE_URL) {
  const { url, drop } = await createPostgres();
  const open = () => openPostgres(url, () => undefined, { statement_timeout: 3_600_000, silence: 3_600_000 });
  const plain = (who, options) => plainPostgres(url, who, options);
  try {
    const pid = await opened({ open }, async ({ db }) =>
      parentOf((await db.execute('select pg_backend_pid() as pid')).rows[0].pid),
    );
    await measure('PostgreSQL', { pid, env: { DATABASE_URL: url }, open, plain, copy: copyToPostgres(url), parallel: true }, '');
  } finally {
    await drop();
  }
} else print('\nPostgreSQL: TEST_DATABASE_URL is missing');
