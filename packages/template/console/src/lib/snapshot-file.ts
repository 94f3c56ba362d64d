import type { Snapshot } from '@kado/contracts/template';

/** Why a file is rejected. */
export type RejectionReason = 'foreign' | 'version' | 'damaged' | 'failed';

const MAX_BYTES = 20_000_000;
const REASONS = new Set<unknown>(['foreign', 'version', 'damaged']);

/** The reason in the backend's error. */
export const reasonOf = (error: unknown): RejectionReason => {
  const reason: unknown = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return REASONS.has(reason) ? (reason as RejectionReason) : 'failed';
};

/** Parses a file as JSON; undefined if it is invalid, which the backend rejects as foreign. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) return undefined;
  const text = await file.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** 'kado-snapshot-2026-11-21-1030.json' */
export const fileName = ({ takenAt }: Snapshot): string =>
  `kado-snapshot-${takenAt.slice(0, 16).replace('T', '-').replace(':', '')}.json`;

/** The content of a snapshot file. */
export const fileOf = (snapshot: Snapshot): Blob => new Blob([JSON.stringify(snapshot)], { type: 'application/json' });
