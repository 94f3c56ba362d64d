import type { Quote } from '@kado/contracts';
import { useEffect, useState } from 'react';
import { secondsLeftOf, lifetimeOf } from './quote-life.ts';

/** A quote with the time of its arrival: on the monotonic clock, and on the wall clock, which runs on while a laptop sleeps. */
export type ReceivedQuote = { quote: Quote; life: number; steady: number; wall: number };

/** A quote that has just arrived. */
export const receivedNow = (quote: Quote): ReceivedQuote => ({
  quote,
  life: lifetimeOf(quote),
  steady: performance.now(),
  wall: Date.now(),
});

/** Time since the arrival: the larger of the two, because one clock may sleep and the other may be set back. */
const passed = ({ steady, wall }: ReceivedQuote): number => Math.max(performance.now() - steady, Date.now() - wall);

/** Seconds for which the quote is still valid, counted down while the page is open. */
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
