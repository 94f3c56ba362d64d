import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { createPostgres, HAS_POSTGRES } from './databases.ts';
import { freePort, ServerProcess } from './server-process.ts';

const SECRETS = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1', KADO_PROCESSES: '2' };

describe.runIf(HAS_POSTGRES)('Several processes of one server (postgres)', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    own = await createPostgres();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
  });
  afterAll(() => own.drop());
  const launch = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = new ServerProcess(await freePort(), { ...SECRETS, DATABASE_URL: own.url, ...env });
    running.push(server);
    await server.start();
    return server;
  };
  /** The process ids in the order of their start. */
  const pidsOf = (server: ServerProcess): number[] =>
    server
      .output()
      .split('\n')
      .flatMap((line) => (line.includes('a process serves') ? [(JSON.parse(line) as { process: number }).process] : []));
  /** Sends a request on a new connection, which any of the processes may get. */
  const health = async ({ url }: ServerProcess): Promise<number | undefined> =>
    (await fetch(`${url}/api/v1/ready`, { headers: { connection: 'close' } }).catch(() => undefined))?.status;
  const serves = (count: number): RegExp => new RegExp(`(?:a process serves[^]*){${count}}`);

  it('O10 share one port and their metrics, and a killed one is restarted', async () => {
    const metricsPort = await freePort();
    const server = await launch({ KADO_METRICS_PORT: String(metricsPort) });
    expect(server.output()).toContain('Serving  2 processes');
    await server.untilOutput(serves(2));
    const pids = pidsOf(server);
    expect(new Set(pids).size).toBe(2);
    for (let count = 0; count < 20; count += 1) expect(await health(server)).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('# TYPE kado_http_request_duration_seconds histogram');
    expect(metrics).toContain('kado_http_request_duration_seconds_count{method="GET",route="/api/v1/ready",status="200"} 20\n');
    expect(metrics).toContain('kado_database_up 1\n');
    expect(metrics).toContain('kado_open_items{state="queued"} 0\n');
    process.kill(pids[0]!, 'SIGKILL');
    await server.untilOutput(/"signal":"SIGKILL","inMs":100,"msg":"a process ended and is started again"/);
    for (let count = 0; count < 20; count += 1) expect(await health(server)).toBe(200);
    await server.untilOutput(serves(3));
    process.kill(pids[1]!, 'SIGKILL');
    await server.untilOutput(serves(4));
    for (let count = 0; count < 20; count += 1) expect(await health(server)).toBe(200);
    await server.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  it('O10 lose nothing when one of them stops responding: it blocks at most one connection, and does not delay the end', async () => {
    const server = await launch();
    await server.untilOutput(serves(2));
    const [silent, other] = pidsOf(server) as [number, number];
    const send = (signal: NodeJS.Signals): boolean => isAlive(silent) && process.kill(silent, signal);
    onTestFinished(() => void send('SIGCONT'));
    send('SIGSTOP');
    const allButOne = Promise.withResolvers<void>();
    let answered = 0;
    const answers = Array.from({ length: 20 }, async () => {
      const status = await health(server);
      answered += 1;
      if (answered === 19) allButOne.resolve();
      return status;
    });
    await allButOne.promise;
    send('SIGCONT');
    expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
    send('SIGSTOP');
    server.signal('SIGTERM');
    await server.ended();
    for (const pid of [silent, other]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(server.output()).not.toContain('is started again');
  });

  it('O10 stop once, also if every process of the group gets the signal: hanging requests are cut, none is left', async () => {
    const server = await launch();
    await server.untilOutput(serves(2));
    const pids = pidsOf(server);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      .setEncoding('utf8')
      .on('error', () => undefined);
    socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await once(socket, 'data');
    for (const pid of pids) process.kill(pid, 'SIGINT');
    server.signal('SIGINT');
    expect(await server.ended()).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(server.output()).not.toContain('is started again');
  });

  it('O8 report only once why they cannot start', async () => {
    const server = new ServerProcess(await freePort(), { ...SECRETS, DATABASE_URL: own.url, KADO_WALLET_CURRENCY: 'XYZ' });
    server.launch();
    expect(await server.ended()).toBe(1);
    expect(server.output().match(/KADO_WALLET_CURRENCY/g)).toHaveLength(1);
  });

  it('M5 all end with the process that started them', async () => {
    const server = await launch();
    await server.untilOutput(serves(2));
    await server.kill('SIGKILL');
    for (const pid of pidsOf(server)) while (isAlive(pid));
    expect(await health(server)).toBeUndefined();
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
