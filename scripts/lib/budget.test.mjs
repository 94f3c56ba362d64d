import { expect, it } from 'vitest';
import { againstBudget } from './budget.mjs';

it.each([
  [2210, 3200, { goal: 2400 }, '2210 (≤ 3200, goal 2400 reached)'],
  [2400, 3200, { goal: 2400 }, '2400 (≤ 3200, goal 2400 reached)'],
  [3200, 3200, { goal: 2400 }, '3200 (≤ 3200, goal 2400 not reached)'],
  [3201, 3200, { goal: 2400 }, '3201 (≤ 3200, MISSED, goal 2400 not reached)'],
  [96, 94, { goal: 96, atLeast: true }, '96 (≥ 94, goal 96 reached)'],
  [95, 94, { goal: 96, atLeast: true }, '95 (≥ 94, goal 96 not reached)'],
  [93, 94, { goal: 96, atLeast: true }, '93 (≥ 94, MISSED, goal 96 not reached)'],
  [100, 100, { atLeast: true }, '100 (≥ 100)'],
  [0.003, 0.02, undefined, '0.003 (≤ 0.02)'],
  [61, 60, undefined, '61 (≤ 60, MISSED)'],
  [11, undefined, undefined, '11'],
])('prints %s with the limit %s and %j', (value, limit, options, text) =>
  expect(againstBudget(value, limit, options)).toBe(text),
);
