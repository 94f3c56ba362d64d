import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { earliestTimer } from './earliest-timer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('runs on time, however often it is set in the meantime', () => {
  const run = vi.fn<() => void>();
  const { within } = earliestTimer(run);
  for (let ms = 0; ms < 50; ms += 10) {
    within(50);
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('can be moved earlier, never later, and set again after it ran or was stopped', () => {
  const run = vi.fn<() => void>();
  const { within, stop } = earliestTimer(run);
  within(1000);
  within(-1);
  within(2000);
  vi.advanceTimersByTime(0);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  within(500);
  stop();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledOnce();
  within(500);
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(2);
});
