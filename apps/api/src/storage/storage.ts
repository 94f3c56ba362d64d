import type { Readable } from 'node:stream';

/** The storage for file contents, by file id: a folder, or an S3-compatible service. */
export type Storage = {
  /** Stores a content completely or not at all. */
  put: (id: string, content: Buffer) => Promise<void>;
  /** Undefined when there is no such content. */
  open: (id: string) => Promise<Readable | undefined>;
  /** Does not fail when there is no such content. */
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
      /** If undefined, the SDK uses its default sources, such as the role of the machine. */
      credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
    };

/** Imported only when it is used, because the S3 client is large. */
export async function createStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === 's3') return (await import('./s3-storage.ts')).createS3Storage(settings);
  return (await import('./folder-storage.ts')).createFolderStorage(settings.dir);
}
