import type { Quote } from '@kado/contracts';
import { useEffect, useState } from 'react';
import { secondsLeftOf, lifetimeOf } from './quote-life.ts';

/** A quote, with the moments at which it came: on the clock that nobody sets, and on the one that runs on while a laptop sleeps. */
export type ReceivedQuote = { quote: Quote; life: number; steady: number; wall: number };

/** Notes when a quote came. */
export const receivedNow = (quote: Quote): ReceivedQuote => ({
  quote,
  life: lifetimeOf(quote),
  steady: performance.now(),
  wall: Date.now(),
});

/** Whichever clock says more time has passed is right: one may sleep, the other may be set back. */
const passed = ({ steady, wall }: ReceivedQuote): number => Math.max(performance.now() - steady, Date.now() - wall);

/** Seconds that the prices are still held, counted down while the page is open. */
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
