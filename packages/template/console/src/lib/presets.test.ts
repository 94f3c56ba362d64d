import { expect, it } from 'vitest';
import { type Preset, PRESETS, presetChanges, presetOf } from './presets.ts';

const TOPICS = ['invoice', 'jwt', 'users'];
const kept = (preset: Preset) =>
  Object.fromEntries(
    Object.entries(presetChanges(preset, TOPICS)).flatMap(([topic, condition]) => (condition ? [[topic, condition]] : [])),
  );

it.each(Object.keys(PRESETS) as Preset[])('knows the weather %s again', (preset) => {
  expect(presetOf(kept(preset), TOPICS)).toBe(preset);
});

it('knows when it is none of them', () => {
  expect(presetOf({ ...kept('flaky'), users: { latency: [1, 2], failureRate: 0 } }, TOPICS)).toBeUndefined();
});

it('takes conditions away when it is fast, and never shuts the door', () => {
  expect(presetChanges('fast', TOPICS)).toEqual({ invoice: undefined, jwt: undefined, users: undefined });
  expect(presetChanges('broken', TOPICS)['jwt']).toEqual({ latency: [0, 300], failureRate: 0 });
});
