import * as z from 'zod/mini';
import { checksum } from '../core/checksum.ts';
import { SHAPES } from '../core/shapes.ts';

/** The whole database at one moment, as a file keeps it. */
export interface Snapshot {
  kind: 'kado-mock-snapshot';
  version: number;
  takenAt: string;
  /** Of the records as JSON: a file that was cut or edited does not fit it. */
  sum: string;
  topics: Record<string, unknown>;
}

/** Why a snapshot is refused: not one of ours, of another version, or not what was once taken. */
export type RefusedBecause = 'foreign' | 'version' | 'damaged';

/** A snapshot that is not restored; nothing was changed. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused';
  readonly reason: RefusedBecause;
  constructor(reason: RefusedBecause, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Records of another shape would have gaps. */
const VERSION = checksum(JSON.stringify(SHAPES));
const KIND = 'kado-mock-snapshot';
const headSchema = z.object({ kind: z.literal(KIND), version: z.number() });
const bodySchema = z.object({
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  takenAt: z.iso.datetime(),
  sum: z.string(),
  topics: z.record(z.string(), z.unknown()),
});

function sumOf(topics: unknown): string {
  const text = JSON.stringify(topics);
  return `${text.length}-${checksum(text).toString(16)}`;
}

/** A snapshot of these records. */
export function takeSnapshot(records: Readonly<Record<string, unknown>>, now: Date): Snapshot {
  const topics = JSON.parse(JSON.stringify(records)) as Record<string, unknown>;
  return { kind: KIND, version: VERSION, takenAt: now.toISOString(), sum: sumOf(topics), topics };
}

/** The value as a snapshot of a database with these records; anything else is refused. */
export function readSnapshot(value: unknown, names: readonly string[]): Snapshot {
  const head = z.safeParse(headSchema, value);
  if (!head.success) throw new SnapshotRefused('foreign', 'This is no snapshot of the mock database');
  if (head.data.version !== VERSION)
    throw new SnapshotRefused('version', `The snapshot is of version ${head.data.version}, this database of ${VERSION}`);
  const { success, data } = z.safeParse(bodySchema, value);
  if (!success || data.sum !== sumOf(data.topics))
    throw new SnapshotRefused('damaged', 'The snapshot is incomplete or was edited');
  const unknown = Object.keys(data.topics).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new SnapshotRefused('version', `The snapshot has a topic ${unknown}, this database has none`);
  return data;
}

/** How many rows a record has: a list's, or all lists' of an object; anything else counts as one. */
export function rowsOf(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  const lists = typeof data === 'object' && data !== null ? Object.values(data).filter((value) => Array.isArray(value)) : [];
  return lists.length > 0 ? lists.reduce((sum, list) => sum + list.length, 0) : 1;
}
