import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import promises from 'node:fs/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { replaceInTest } from '../../test/builtins.ts';
import { newId } from '../db/ids.ts';
import { createStorage, type Storage, type StorageSettings } from './storage.ts';

const root = mkdtempSync(join(tmpdir(), 'kado-storage-'));
const folder = join(root, 'files');
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(root, 's3'),
  configureBuckets: [{ name: 'kado', configs: [] }],
});
const settings: Record<'folder' | 's3', () => StorageSettings> = {
  folder: () => ({ kind: 'folder', dir: folder }),
  s3: () => s3(),
};
let port = 0;

const s3 = (bucket = 'kado'): StorageSettings => ({
  kind: 's3',
  bucket,
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
});

beforeAll(async () => {
  port = ((await server.run()) as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe.each(['folder', 's3'] as const)('A storage: %s', (kind) => {
  const use = async <Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> => {
    const storage = await createStorage(settings[kind]());
    return work(storage).finally(() => storage.close());
  };
  const read = async (storage: Storage, id: string): Promise<Buffer | undefined> => {
    const stream = await storage.open(id);
    return stream && buffer(stream);
  };

  it('returns the stored content, byte for byte', () =>
    use(async (storage) => {
      const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
      const [id, empty] = [newId(), newId()];
      await storage.put(id, content);
      await storage.put(empty, Buffer.alloc(0));
      expect((await read(storage, id))?.equals(content)).toBe(true);
      expect((await read(storage, empty))?.length).toBe(0);
      await storage.put(id, Buffer.from('new'));
      expect(String(await read(storage, id))).toBe('new');
    }));

  it('has nothing under an unknown id, nor after a removal, which may be repeated', () =>
    use(async (storage) => {
      const id = newId();
      expect(await storage.open(id)).toBeUndefined();
      await storage.put(id, Buffer.from('x'));
      await storage.remove(id);
      await storage.remove(id);
      expect(await storage.open(id)).toBeUndefined();
    }));
});

describe('A folder', () => {
  const namesOf = (id: string) => readdirSync(join(folder, id.slice(-2))).filter((name) => name.startsWith(id));

  it('I6 accepts only ids, and only this user can read its files', async () => {
    const storage = await createStorage(settings.folder());
    for (const id of ['../x', 'a/b', '', '%2e%2e', `${newId()}/..`])
      await expect(storage.put(id, Buffer.from('x'))).rejects.toThrow(RangeError);
    const id = newId();
    await storage.put(id, Buffer.from('x'));
    const path = join(folder, id.slice(-2), id);
    expect([statSync(path).mode & 0o777, statSync(join(path, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(namesOf(id)).toEqual([id]);
  });

  it('O9 also removes the draft of a process that ended while writing', async () => {
    const storage = await createStorage(settings.folder());
    const id = newId();
    const { promise: never } = Promise.withResolvers<void>();
    replaceInTest(promises, { rename: () => never });
    void storage.put(id, Buffer.from('x'));
    await vi.waitFor(() => expect(namesOf(id)).toHaveLength(1));
    expect(await storage.open(id)).toBeUndefined();
    await storage.remove(id);
    expect(namesOf(id)).toEqual([]);
  });
});

describe('A service', () => {
  it('fails when the bucket does not exist, instead of returning nothing', async () => {
    const storage = await createStorage(s3('none'));
    await expect(storage.put(newId(), Buffer.from('x'))).rejects.toThrow();
    await expect(storage.open(newId())).rejects.toThrow();
    storage.close();
  });

  it('O10 fails when it does not respond, instead of keeping uploads waiting', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const storage = await createStorage({ ...s3(), endpoint } as StorageSettings);
    onTestFinished(() => {
      vi.useRealTimers();
      storage.close();
      silent.close();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const id = newId();
    let results: PromiseSettledResult<unknown>[] | undefined;
    void Promise.allSettled([storage.put(id, Buffer.from('x')), storage.open(id), storage.remove(id)]).then(
      (settled) => (results = settled),
    );
    for (let seconds = 0; seconds < 600 && !results; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(results).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { name: 'TimeoutError' } })));
  });
});
