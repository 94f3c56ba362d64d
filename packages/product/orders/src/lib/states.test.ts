import { expect, it } from 'vitest';
import { outcomeOf } from './states.ts';

it.each([
  ['queued', 'open'],
  ['submitted', 'open'],
  ['delivered', 'arrived'],
  ['failed', 'back'],
  ['cancelled', 'back'],
  ['reversed', 'back'],
] as const)('%s has the outcome %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
