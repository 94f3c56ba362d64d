import type { Condition, Conditions, ConditionStore } from '@kado/contracts/template';

/** The argument of `conditions.set`. */
export type Changes = Parameters<ConditionStore['set']>[0];

/** Conditions that can be set for all topics at once. */
export const PRESETS = {
  fast: { latency: [0, 0], failureRate: 0 },
  slow: { latency: [1500, 2500], failureRate: 0 },
  flaky: { latency: [200, 1200], failureRate: 0.25 },
  broken: { latency: [0, 300], failureRate: 1 },
} as const satisfies Record<string, Condition>;

/** The name of a preset. */
export type Preset = keyof typeof PRESETS;

/** The topic of the sign-in requests. */
const SIGN_IN_TOPIC = 'jwt';
const DEFAULT_CONDITION = PRESETS.fast;

/** The highest failure rate of a topic. Sign-in must not always fail: without it nobody could open this console again. */
export const maxFailureRate = (topic: string): number => (topic === SIGN_IN_TOPIC ? 0.75 : 1);

const same = (a: Condition, b: Condition): boolean =>
  a.failureRate === b.failureRate && a.latency[0] === b.latency[0] && a.latency[1] === b.latency[1];

const conditionIn = (preset: Preset, topic: string): Condition =>
  topic === SIGN_IN_TOPIC ? { ...PRESETS[preset], failureRate: 0 } : PRESETS[preset];

/** The changes that apply a preset. */
export const presetChanges = (preset: Preset, topics: readonly string[]): Changes =>
  Object.fromEntries(topics.map((topic) => [topic, storedCondition(conditionIn(preset, topic))]));

/** A condition in the form that the backend stores: undefined for the default one. */
export const storedCondition = (condition: Condition): Condition | undefined =>
  same(condition, DEFAULT_CONDITION) ? undefined : condition;

/** The condition of a topic. */
export const conditionOf = (conditions: Conditions, topic: string): Condition => conditions[topic] ?? DEFAULT_CONDITION;

/** The current preset; undefined if the conditions match none. */
export const presetOf = (conditions: Conditions, topics: readonly string[]): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find((preset) =>
    topics.every((topic) => same(conditionOf(conditions, topic), conditionIn(preset, topic))),
  );

/** The latency range of a slider value: from half of it to all of it. */
export const latencyUpTo = (ms: number): Condition['latency'] => [Math.round(ms / 2), ms];
