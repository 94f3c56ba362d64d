import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

import { HAS_POSTGRES } from './databases.ts';
import { figure } from './figure.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { size } from './size.ts';
import { startLoad } from './under-load.ts';

const EACH = size(5, 10);
const BACKENDS = size(2, 20);
const ORDERS_BETWEEN = 5;

/** Connects as soon as the database has recovered. */
async function connect(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
}

describe.runIf(HAS_POSTGRES)('A database that crashes (postgres)', () => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of cleanups.splice(0).toReversed()) await end();
  });

  /** Crashes the database that many times, each time after some orders. Buyers retry what was refused in the meantime. Returns a summary. */
  const crashUnderLoad = async (crashes: number, crash: (own: OwnPostgres, round: number) => Promise<void>) => {
    const own = await startOwnPostgres();
    cleanups.push(own.stop);
    const load = await startLoad(own.url, size(400, 2000), cleanups);
    let crashed = 0;
    for (; crashed < crashes; crashed += 1) {
      await load.orders(ORDERS_BETWEEN);
      await Promise.all([load.refusals(1), crash(own, crashed)]);
    }
    await load.orders(ORDERS_BETWEEN);
    const { orders, lost, double } = await load.end();
    const kept = `${orders} orders acknowledged, ${lost} lost, ${double} double`;
    return { orders, text: `${crashed} crashes, ${kept}, ${load.refused()} times unavailable` };
  };

  it(`M6 ${EACH} crashes and ${EACH} restarts under load are answered with 503, lose and duplicate nothing, and the server stays up`, async (context) => {
    const { orders, text } = await crashUnderLoad(2 * EACH, (own, round) => own.restart(round % 2 === 0 ? 'SIGQUIT' : 'SIGINT'));
    figure(context, text);
    expect(orders).toBeGreaterThan(2 * EACH * ORDERS_BETWEEN);
  });

  it(`M6 ${BACKENDS} × kill -9 of one of its processes under load is answered with 503, loses and duplicates nothing`, async (context) => {
    const killBackend = async ({ url }: OwnPostgres): Promise<void> => {
      const client = await connect(url);
      try {
        const { rows } = await client.query<{ pid: number }>(
          "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
        );
        expect(rows).toHaveLength(1);
        // The killed backend ends all others, including the one of this connection.
        const cut = new Promise<void>((resolve) => void client.once('end', resolve));
        process.kill(rows[0]!.pid, 'SIGKILL');
        await cut;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    const { orders, text } = await crashUnderLoad(BACKENDS, killBackend);
    figure(context, text);
    expect(orders).toBeGreaterThan(BACKENDS * ORDERS_BETWEEN);
  });
});
