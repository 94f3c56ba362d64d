import type { Readable } from 'node:stream';

import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

import type { Storage, StorageSettings } from './storage.ts';

/**
 * A service that does not answer fails after two tries, half a minute: an upload that waits keeps its memory and its place. The time ends when the answer
 * begins, so that a client may read as slowly as it likes.
 */
const PATIENCE = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
};

/** One object per file, in a bucket of its own. Paths instead of host names for the bucket work with every S3-compatible service. */
export function createS3Storage(settings: Extract<StorageSettings, { kind: 's3' }>): Storage {
  const { bucket: Bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    forcePathStyle: true,
    ...PATIENCE,
    // Newer checksums than the service's own are not understood everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  });
  return {
    put: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/octet-stream' }));
    },
    open: async (Key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body as Readable | undefined;
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined;
        throw cause;
      }
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    close: () => client.destroy(),
  };
}
