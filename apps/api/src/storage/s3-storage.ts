import type { Readable } from 'node:stream';

import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

import type { Storage, StorageSettings } from './storage.ts';

/**
 * A service that does not respond fails after two attempts, half a minute, because a waiting upload occupies memory and a slot. The timeout ends when the response
 * begins, so that a client may read slowly.
 */
const TIMEOUTS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
};

/** One object per file, in a bucket of its own. The bucket is in the path instead of the host name, which every S3-compatible service supports. */
export function createS3Storage(settings: Extract<StorageSettings, { kind: 's3' }>): Storage {
  const { bucket: Bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    forcePathStyle: true,
    ...TIMEOUTS,
    // Not every service supports the newer checksums, which the SDK adds by default.
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
