import * as z from 'zod/mini';
import { createListeners, type TopicStorage } from '../core/storage.ts';

/** How a topic's calls are answered: after so many ms (from, to), and which share of them fails on purpose. */
export interface Condition {
  latency: readonly [number, number];
  failureRate: number;
}

/** The conditions of the topics that have any. */
export type Conditions = Readonly<Record<string, Condition>>;

/** The conditions of every topic; kept, and followed by every tab. */
export interface ConditionStore {
  get(): Conditions;
  /** Changes these topics, `undefined` takes a topic's condition away; throws a RangeError where a figure makes no sense. */
  set(changes: Readonly<Record<string, Condition | undefined>>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const RECORD = '$conditions';
const LONGEST_MS = 60_000;
/** At once and without failures. */
export const CLEAR: Condition = { latency: [0, 0], failureRate: 0 };

const ms = z.number().check(z.gte(0), z.lte(LONGEST_MS));
const conditionSchema = z
  .object({ latency: z.tuple([ms, ms]), failureRate: z.number().check(z.gte(0), z.lte(1)) })
  .check(z.refine(({ latency: [from, to] }) => from <= to));
const conditionsSchema = z.record(z.string(), conditionSchema);

/** Damaged ones are dropped: the backend answers as if there were none. */
const read = (stored: unknown): Conditions => z.safeParse(conditionsSchema, stored).data ?? {};

function checked(topic: string, condition: Condition): Condition {
  const { success, data } = z.safeParse(conditionSchema, condition);
  if (!success)
    throw new RangeError(`The condition of ${topic} must have a latency of 0 to ${LONGEST_MS} ms and a share of 0 to 1`);
  return data;
}

/** The conditions in this storage. `ready` is settled once what was kept is known. */
export function createConditions(storage: TopicStorage, topics: readonly string[]): ConditionStore & { ready: Promise<void> } {
  const { tell, watch } = createListeners();
  let now: Conditions = {};
  let writing = 0;
  const show = (next: Conditions): void => {
    now = next;
    tell();
  };
  // While something is being written, what is shown is newer than what is stored.
  const reload = async (): Promise<void> => {
    const stored = read(await storage.load(RECORD));
    if (writing === 0) show(stored);
  };
  storage.watch((record) => {
    if (record === RECORD) void reload();
  });
  const changed = (old: Conditions, changes: Parameters<ConditionStore['set']>[0]): Conditions => {
    const next: Record<string, Condition> = { ...old };
    for (const [topic, condition] of Object.entries(changes)) {
      if (!topics.includes(topic)) throw new RangeError(`There is no topic ${topic}`);
      delete next[topic];
      if (condition) next[topic] = checked(topic, condition);
    }
    return next;
  };
  return {
    ready: reload(),
    get: () => now,
    subscribe: watch,
    set: async (changes) => {
      // At once, so that a slider stays where it is moved to.
      show(changed(now, changes));
      writing += 1;
      try {
        await storage.exclusive(RECORD, async () => storage.save(RECORD, changed(read(await storage.load(RECORD)), changes)));
      } finally {
        writing -= 1;
        await reload();
      }
    },
  };
}
