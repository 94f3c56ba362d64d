import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fillFolder } from '../src/testing/fresh-database.ts';
import { freePort, ServerProcess } from './server-process.ts';

describe('The server as a process', () => {
  let folder = '';
  const running: ServerProcess[] = [];
  const create = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = new ServerProcess(await freePort(), { KADO_DATA_DIR: folder, ...env });
    running.push(server);
    return server;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kado-process-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('O7 refuses a second process on the data folder, and takes over the lock of a killed one', async () => {
    const first = await create();
    await first.start();
    const second = await create();
    second.launch();
    expect(await second.ended()).toBe(1);
    expect(second.output()).toMatch(
      /^Kado cannot start: The data folder .+ is in use by process \d+\. Stop it first, or set KADO_DATA_DIR to another folder\. If it ended with its container or machine, try again in 30 seconds\.\n$/,
    );
    await first.kill();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    const third = await create();
    await third.start();
    expect((await fetch(`${third.url}/api/v1/ready`)).status).toBe(200);
  });

  /** Sends the first part of a sign-in request and waits; `finish` sends the rest and returns the response. */
  const halfSent = async ({ url }: ServerProcess): Promise<{ finish: () => Promise<string> }> => {
    const body = JSON.stringify({ identifier: 'ada@example.test', pin: '913572' });
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => (received += text)).on('error', () => undefined);
    const head = `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json`;
    socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
    // The server has read the request head when it asks for the body.
    await once(socket, 'data');
    return {
      finish: async () => {
        socket.write(body.slice(9));
        await once(socket, 'close');
        return received;
      },
    };
  };

  it('O10 two signals at once are one graceful stop: a running request gets its response, one that never ends is cut', async () => {
    await fillFolder(folder);
    const server = await create();
    await server.start();
    const [slow] = [await halfSent(server), await halfSent(server)];
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) server.signal(signal);
    while ((await fetch(`${server.url}/api/v1/health`).catch(() => undefined)) !== undefined);
    expect(await slow.finish()).toMatch(/HTTP\/1\.1 401 .*INVALID_CREDENTIALS/s);
    expect(await server.ended()).toBe(0);
  });

  it('O10 a later signal ends it immediately', async () => {
    await fillFolder(folder);
    const server = await create();
    await server.start();
    await halfSent(server);
    let code: number | null | undefined;
    void server.ended().then((ended) => (code = ended));
    for (; code === undefined; await setImmediate()) server.signal('SIGINT');
    expect(code).toBe(1);
  });

  it.each([
    [{ KADO_ORIGIN: 'nonsense' }, /^Kado cannot start: KADO_ORIGIN must be an origin such as \S+, but is 'nonsense'\n$/],
    [{ KADO_WALLET_CURRENCY: 'XTS' }, /^Kado cannot start: KADO_WALLET_CURRENCY must be one of USD, [A-Z, ]+, but is 'XTS'\n$/],
  ])('O8 reports a wrong setting in one sentence and ends: %j', async (settings, sentence) => {
    const server = await create(settings);
    server.launch();
    expect(await server.ended()).toBe(1);
    expect(server.output()).toMatch(sentence);
  });
});
