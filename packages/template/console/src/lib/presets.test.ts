import { expect, it } from 'vitest';
import { type Preset, PRESETS, presetChanges, presetOf } from './presets.ts';

const TOPICS = ['invoice', 'jwt', 'users'];
const storedConditions = (preset: Preset) =>
  Object.fromEntries(
    Object.entries(presetChanges(preset, TOPICS)).flatMap(([topic, condition]) => (condition ? [[topic, condition]] : [])),
  );

it.each(Object.keys(PRESETS) as Preset[])('recognizes the preset %s', (preset) => {
  expect(presetOf(storedConditions(preset), TOPICS)).toBe(preset);
});

it('recognizes no preset in custom conditions', () => {
  expect(presetOf({ ...storedConditions('flaky'), users: { latency: [1, 2], failureRate: 0 } }, TOPICS)).toBeUndefined();
});

it('removes conditions for the fast preset, and never blocks sign-in', () => {
  expect(presetChanges('fast', TOPICS)).toEqual({ invoice: undefined, jwt: undefined, users: undefined });
  expect(presetChanges('broken', TOPICS)['jwt']).toEqual({ latency: [0, 300], failureRate: 0 });
});
