import type { Quote } from '@kado/contracts';
import { useEffect, useState } from 'react';
import { secondsLeftOf, lifetimeOf } from './quote-life.ts';

/** A quote with its time of arrival on two clocks: the monotonic clock, and the wall clock, which also runs while a laptop sleeps. */
export type ReceivedQuote = { quote: Quote; life: number; steady: number; wall: number };

/** Stores the time of arrival of a quote. */
export const receivedNow = (quote: Quote): ReceivedQuote => ({
  quote,
  life: lifetimeOf(quote),
  steady: performance.now(),
  wall: Date.now(),
});

/** The milliseconds since the arrival: the larger of the two, because the monotonic clock may pause and the wall clock may be set back. */
const passed = ({ steady, wall }: ReceivedQuote): number => Math.max(performance.now() - steady, Date.now() - wall);

/** The remaining seconds of the quote, counted down while the page is open. */
export function useSecondsLeft(held: ReceivedQuote | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!held) return undefined;
    const look = () => setLeft(secondsLeftOf(held.life, passed(held)));
    look();
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      setLeft(undefined);
    };
  }, [held]);
  return held && (left ?? secondsLeftOf(held.life, passed(held)));
}
