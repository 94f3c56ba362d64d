import { freePort, ServerProcess } from '../../../apps/api/test/server-process.ts';

export const SECRETS = { KADO_PEPPER: 'bench-pepper-'.repeat(4), KADO_CODE_KEY: 'bench-code-key-'.repeat(4), KADO_DEMO: '1' };
/** Lets the client simulate many addresses, because the sign-ins of one address prefix soon reach the rate limit. */
const PROXY = { KADO_TRUSTED_PROXIES: '127.0.0.1' };
/** Delays settlement, for measurements that do not include it. */
const NO_SUPPLIER = { KADO_SUBMIT_DELAY_SECONDS: '3600', KADO_PROMISE_SECONDS: '7200' };

/** Per process, two connections each for requests, practice money and deliveries, as docs/guides/deploying.md advises if PostgreSQL runs on the same machine. */
export const databaseConnections = (processes) => String(6 * Number(processes));

/** Starts a server with this many processes on a database and runs the work with the server's address. */
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

/** Opens the database while no server uses it, runs the work, and closes it. */
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
