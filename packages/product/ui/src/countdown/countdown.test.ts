import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asClock, secondsLeft, useCountdown } from './countdown.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [24, '0:24'],
  [84, '1:24'],
  [522, '8:42'],
  [600, '10:00'],
  [900, '15:00'],
])('formats %i seconds as %s', (seconds, text) => expect(asClock(seconds)).toBe(text));

it.each([
  [0, 30_000, 0, 30],
  [0, 30_000, 29_001, 1],
  [0, 30_000, 30_000, 0],
  [0, 30_000, 99_000, 0],
])('from %i ms, a span of %i ms has at %i ms %i s left', (start, span, now, left) =>
  expect(secondsLeft(start, span, now)).toBe(left),
);

it('counts down to zero from the first render, and then stops its timer', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { result, rerender } = renderHook(useCountdown, { initialProps: 2000 });
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return [result.current, vi.getTimerCount()];
  };
  expect([result.current, vi.getTimerCount()]).toEqual([2, 1]);
  expect([after(499), after(1), after(500), after(500), after(500)]).toEqual([
    [2, 1],
    [2, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  rerender(3500);
  expect(after(1000)).toEqual([1, 1]);
  rerender(0);
  expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
});

it('stops the timer when the component unmounts', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  renderHook(useCountdown, { initialProps: 2000 }).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
