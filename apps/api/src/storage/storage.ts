import type { Readable } from 'node:stream';

/** Where the contents of files are kept, by the id of the file: a folder, or an S3-compatible service. */
export type Storage = {
  /** Stores a content as a whole or not at all. */
  put: (id: string, content: Buffer) => Promise<void>;
  /** Undefined when there is none. */
  open: (id: string) => Promise<Readable | undefined>;
  /** Also when there is none. */
  remove: (id: string) => Promise<void>;
  close: () => void;
};

export type StorageSettings =
  | { kind: 'folder'; dir: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint: string | undefined;
      /** Without them the service's usual sources are asked, such as the role of the machine. */
      credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
    };

/** The client of S3 is large, so it is loaded only where it is used. */
export async function createStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === 's3') return (await import('./s3-storage.ts')).createS3Storage(settings);
  return (await import('./folder-storage.ts')).createFolderStorage(settings.dir);
}
