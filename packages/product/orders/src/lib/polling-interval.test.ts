import { expect, it } from 'vitest';
import { pollingIntervalOf } from './polling-interval.ts';

it.each([
  [0, 1000],
  [29_999, 1000],
  [30_000, 3000],
  [120_000, 10_000],
  [600_000, 20_000],
  [3_600_000, 20_000],
])('%i ms after the page has opened, polls every %i ms', (openFor, pace) => expect(pollingIntervalOf(openFor)).toBe(pace));
