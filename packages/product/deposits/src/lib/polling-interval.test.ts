import { expect, it } from 'vitest';
import { pollingIntervalOf } from './polling-interval.ts';

it.each([
  ['awaiting_proof', 20_000],
  ['in_review', 3000],
  [undefined, 3000],
] as const)('polls a deposit with the status %s every %i ms', (status, every) => expect(pollingIntervalOf(status)).toBe(every));
