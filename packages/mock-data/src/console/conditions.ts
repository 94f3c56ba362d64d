import type { Condition, Conditions, ConditionStore } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { createListeners, type RecordStorage } from '../core/storage.ts';

const RECORD = '$conditions';
const MAX_LATENCY_MS = 60_000;
/** No latency, no failures. */
export const NO_CONDITION: Condition = { latency: [0, 0], failureRate: 0 };

const ms = z.number().check(z.gte(0), z.lte(MAX_LATENCY_MS));
const conditionSchema = z
  .object({ latency: z.tuple([ms, ms]), failureRate: z.number().check(z.gte(0), z.lte(1)) })
  .check(z.refine(({ latency: [from, to] }) => from <= to));
const conditionsSchema = z.record(z.string(), conditionSchema);

/** Damaged conditions count as none. */
const parse = (stored: unknown): Conditions => z.safeParse(conditionsSchema, stored).data ?? {};

function checked(topic: string, condition: Condition): Condition {
  const { success, data } = z.safeParse(conditionSchema, condition);
  if (!success)
    throw new RangeError(`The condition of ${topic} must have a latency of 0 to ${MAX_LATENCY_MS} ms and a share of 0 to 1`);
  return data;
}

/** The conditions in this storage. `ready` resolves once the stored ones are loaded. */
export function createConditions(storage: RecordStorage, topics: readonly string[]): ConditionStore & { ready: Promise<void> } {
  const { notify, subscribe } = createListeners();
  let current: Conditions = {};
  let writing = 0;
  const update = (next: Conditions): void => {
    current = next;
    notify();
  };
  const reload = async (): Promise<void> => {
    const stored = parse(await storage.load(RECORD));
    // During a write, `current` is newer than the storage.
    if (writing === 0) update(stored);
  };
  storage.subscribe((record) => {
    if (record === RECORD) void reload();
  });
  const apply = (old: Conditions, changes: Parameters<ConditionStore['set']>[0]): Conditions => {
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
    get: () => current,
    subscribe,
    set: async (changes) => {
      // Updates the state before the write, so that a slider stays at its new position.
      update(apply(current, changes));
      writing += 1;
      try {
        await storage.exclusive(RECORD, async () => storage.save(RECORD, apply(parse(await storage.load(RECORD)), changes)));
      } finally {
        writing -= 1;
        await reload();
      }
    },
  };
}
