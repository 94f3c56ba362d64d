import { freePort, ServerProcess } from '../../../apps/api/test/server-process.ts';

export const SECRETS = { KADO_PEPPER: 'bench-pepper-'.repeat(4), KADO_CODE_KEY: 'bench-code-key-'.repeat(4), KADO_DEMO: '1' };
/** Strangers of many address prefixes: those of one soon use up its allowance. */
const PROXY = { KADO_TRUSTED_PROXIES: '127.0.0.1' };
/** Nothing is settled, where settlement is no part of the measurement. */
const NO_SUPPLIER = { KADO_SUBMIT_DELAY_SECONDS: '3600', KADO_PROMISE_SECONDS: '7200' };

/** Two for requests and two for practice money and deliveries each, as docs/guides/deploying.md advises where PostgreSQL shares the machine. */
export const databaseConnections = (processes) => String(6 * Number(processes));

/** Runs a server with so many processes on a database, and the work with its address. */
export async function serve(place, { processes, settles = false }, work) {
  const given = { ...SECRETS, ...PROXY, ...(settles ? { KADO_SUBMIT_DELAY_SECONDS: '0' } : NO_SUPPLIER), ...place.env };
  const parallel = { KADO_PROCESSES: processes, KADO_DATABASE_CONNECTIONS: databaseConnections(processes) };
  const env = { ...given, ...(place.env.DATABASE_URL ? parallel : {}) };
  const server = new ServerProcess(await freePort(), env, []);
  await server.start();
  try {
    return await work(server.url);
  } finally {
    await server.kill('SIGTERM');
  }
}

/** Opens the database while no server has it. */
export async function opened(place, work) {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export async function inSeries(times, work) {
  const results = [];
  for (let time = 0; time < times; time += 1) results.push(await work(time));
  return results;
}
