import { useEffect, useState } from 'react';

/** Formats seconds as minutes and seconds: 84 is '1:24'. */
export const asClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds left of `span` since `start` (both milliseconds of this device's monotonic clock), never below 0. */
export const secondsLeft = (start: number, span: number, now: number): number =>
  Math.max(0, Math.ceil((start + span - now) / 1000));

/**
 * Counts a span of milliseconds down from the first render. It compares server times only with each other, so a wrong clock of the device
 * does not matter.
 */
export function useCountdown(span: number): number {
  const [start] = useState(() => performance.now());
  const [now, setNow] = useState(start);
  const left = secondsLeft(start, span, now);
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
