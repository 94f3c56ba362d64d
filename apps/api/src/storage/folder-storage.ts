import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { isId } from '../db/ids.ts';
import type { Storage } from './storage.ts';

const isMissing = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === 'ENOENT';

const namesIn = (dir: string): Promise<string[]> =>
  readdir(dir).catch((cause: unknown) => {
    if (isMissing(cause)) return [];
    throw cause;
  });

/** Stores files in a folder that only this user can read, in 256 subfolders. A file gets its name only when its content is complete. */
export function createFolderStorage(dir: string): Storage {
  const pathOf = (id: string): string => {
    if (!isId(id)) throw new RangeError(`'${id}' is no id of a file`);
    return join(dir, id.slice(-2), id);
  };
  return {
    put: async (id, content) => {
      const path = pathOf(id);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, content, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (cause) {
        await rm(draft, { force: true });
        throw cause;
      }
    },
    open: async (id): Promise<Readable | undefined> => {
      try {
        return (await open(pathOf(id))).createReadStream();
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw cause;
      }
    },
    // Also removes an incomplete draft of a process that ended while writing.
    remove: async (id) => {
      const parent = dirname(pathOf(id));
      for (const name of await namesIn(parent)) if (name.startsWith(id)) await rm(join(parent, name), { force: true });
    },
    close: () => undefined,
  };
}
