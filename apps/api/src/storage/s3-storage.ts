import type { Readable } from 'node:stream';

import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

import type { Storage, StorageSettings } from './storage.ts';

/** One object per file, in a bucket of its own. Paths instead of host names for the bucket work with every S3-compatible service. */
export function createS3Storage(settings: Extract<StorageSettings, { kind: 's3' }>): Storage {
  const { bucket: Bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    forcePathStyle: true,
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
