import type { Snapshot } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { checksum } from '../core/checksum.ts';

/** Why a snapshot is refused: `foreign` = it is no snapshot, `version` = it has another database version, `damaged` = it was cut or edited. */
export type RefusalReason = 'foreign' | 'version' | 'damaged';

/** A snapshot was refused; nothing was changed. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const KIND = 'kado-mock-snapshot';
const headSchema = z.object({ kind: z.literal(KIND), version: z.number() });
const snapshotSchema = z.extend(headSchema, {
  takenAt: z.iso.datetime(),
  sum: z.string(),
  topics: z.record(z.string(), z.unknown()),
});

function sumOf(topics: unknown): string {
  const text = JSON.stringify(topics);
  return `${text.length}-${checksum(text).toString(16)}`;
}

/** A snapshot of these records. */
export function takeSnapshot(records: Readonly<Record<string, unknown>>, version: number, now: Date): Snapshot {
  const topics = JSON.parse(JSON.stringify(records)) as Record<string, unknown>;
  return { kind: KIND, version, takenAt: now.toISOString(), sum: sumOf(topics), topics };
}

/** Parses a value as a snapshot of this database version with these records; throws SnapshotRefused if it is anything else. */
export function parseSnapshot(value: unknown, version: number, records: readonly string[]): Snapshot {
  const head = z.safeParse(headSchema, value);
  if (!head.success) throw new SnapshotRefused('foreign', 'This is no snapshot of the mock database');
  if (head.data.version !== version)
    throw new SnapshotRefused('version', `The snapshot is of version ${head.data.version}, this database of ${version}`);
  const { success, data } = z.safeParse(snapshotSchema, value);
  if (!success || data.sum !== sumOf(data.topics))
    throw new SnapshotRefused('damaged', 'The snapshot is incomplete or was edited');
  const unknown = Object.keys(data.topics).find((name) => !records.includes(name));
  if (unknown !== undefined) throw new SnapshotRefused('version', `The snapshot has a topic ${unknown}, this database has none`);
  return data;
}

/** The number of rows of a record: those of a list, or of all lists in an object; any other record counts as one row. */
export function rowsOf(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  const lists = typeof data === 'object' && data !== null ? Object.values(data).filter((value) => Array.isArray(value)) : [];
  return lists.length > 0 ? lists.reduce((sum, list) => sum + list.length, 0) : 1;
}
