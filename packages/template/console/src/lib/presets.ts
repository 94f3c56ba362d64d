import type { DemoBackend, DemoCondition } from '@kado/template-kit';

type Conditions = ReturnType<DemoBackend['conditions']['get']>;
/** Which changes `conditions.set` is told. */
export type Changes = Parameters<DemoBackend['conditions']['set']>[0];

/** Kinds of weather for the whole backend. */
export const PRESETS = {
  fast: { latency: [0, 0], failureRate: 0 },
  slow: { latency: [1500, 2500], failureRate: 0 },
  flaky: { latency: [200, 1200], failureRate: 0.25 },
  broken: { latency: [0, 300], failureRate: 1 },
} as const satisfies Record<string, DemoCondition>;

/** Name of a kind. */
export type Preset = keyof typeof PRESETS;

/** The topic that signs people in. */
const DOOR = 'jwt';
const CLEAR = PRESETS.fast;

/** Whoever locks the door from inside never comes back to this console: sign-in may fail often, not always. */
export const mostFailures = (topic: string): number => (topic === DOOR ? 0.75 : 1);

const same = (a: DemoCondition, b: DemoCondition): boolean =>
  a.failureRate === b.failureRate && a.latency[0] === b.latency[0] && a.latency[1] === b.latency[1];

const conditionIn = (preset: Preset, topic: string): DemoCondition =>
  topic === DOOR ? { ...PRESETS[preset], failureRate: 0 } : PRESETS[preset];

/** What has to change for a kind of weather. */
export const presetChanges = (preset: Preset, topics: readonly string[]): Changes =>
  Object.fromEntries(topics.map((topic) => [topic, changeTo(conditionIn(preset, topic))]));

/** A condition as the backend keeps it: the clear one is none. */
export const changeTo = (condition: DemoCondition): DemoCondition | undefined => (same(condition, CLEAR) ? undefined : condition);

/** The condition of a topic. */
export const conditionOf = (conditions: Conditions, topic: string): DemoCondition => conditions[topic] ?? CLEAR;

/** Which kind of weather it is now, if it is one of them. */
export const presetOf = (conditions: Conditions, topics: readonly string[]): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find((preset) =>
    topics.every((topic) => same(conditionOf(conditions, topic), conditionIn(preset, topic))),
  );

/** The latency that a slider stands for: up to so many ms, at least half of it. */
export const latencyUpTo = (ms: number): DemoCondition['latency'] => [Math.round(ms / 2), ms];
