import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openFolder } from '../src/db/embedded.ts';
import { FolderLocked, lockFolder } from '../src/db/folder-lock.ts';
import { challenges } from '../src/db/schema/identity.ts';
import { fillFolder } from '../src/testing/fresh-database.ts';
import { registration } from './identity.ts';
import { freePort, ServerProcess } from './server-process.ts';

const SLOW = { timeout: 240_000 };

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

  it('O7 a second process on the folder is refused in plain words; a crash leaves no lock that stays', SLOW, async () => {
    const first = await create();
    await first.start();
    const second = await create();
    second.launch();
    expect(await second.ended()).toBe(1);
    expect(second.output()).toMatch(
      /^Kado cannot start: The data folder .+ is in use by process \d+\. Stop it first, or set KADO_DATA_DIR to another folder\.\n$/,
    );
    await first.kill();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    const third = await create();
    await third.start();
    expect((await fetch(`${third.url}/api/v1/ready`)).status).toBe(200);
  });

  it('O1 told to stop under thirty clients it ends in time, and keeps all that it said yes to', SLOW, async () => {
    await fillFolder(folder);
    const server = await create();
    await server.start();
    const acknowledged: string[] = [];
    const odd: number[] = [];
    let stopped = 0;
    const client = async (name: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const body = JSON.stringify(registration(`c${name}-${count}@example.test`));
        const answer = await fetch(`${server.url}/api/v1/auth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) acknowledged.push(((await answer.json()) as { data: { id: string } }).data.id);
        else if (answer.status !== 503) odd.push(answer.status);
        if (acknowledged.length > 200 && stopped === 0) {
          stopped = performance.now();
          void server.kill('SIGTERM');
        }
      }
    };
    await Promise.all(Array.from({ length: 30 }, (_, index) => client(index)));
    expect(await server.ended()).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(odd).toEqual([]);
    const database = await openFolder(folder);
    const kept = new Set((await database.db.select({ id: challenges.id }).from(challenges)).map(({ id }) => id));
    await database.close();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(200);
  });

  it('O8 a mistake in the settings is one plain sentence, and ends the start', SLOW, async () => {
    const server = await create({ KADO_ORIGIN: 'nonsense' });
    server.launch();
    expect(await server.ended()).toBe(1);
    expect(server.output()).toBe(
      "Kado cannot start: KADO_ORIGIN must be an origin such as https://kado.example, but is 'nonsense'\n",
    );
  });

  it('O7 the lock of a process that is gone, or of a machine that was restarted, is taken over', () => {
    const lock = join(folder, 'lock');
    for (const text of ['999999999 some-boot 1', `${process.pid} other-boot 1`, `${process.pid} x y`, '', 'nonsense']) {
      writeFileSync(lock, text);
      const unlock = lockFolder(folder);
      expect(() => lockFolder(folder)).toThrow(FolderLocked);
      unlock();
      expect(existsSync(lock)).toBe(false);
    }
  });
});
