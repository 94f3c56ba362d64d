import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

const LONGEST_MS = 500;
const waiting = new Set<() => void>();
const whenIdle = (call: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(call, { timeout: LONGEST_MS }) : setTimeout(call);

function nextTurn(): void {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  first();
  if (waiting.size > 0) whenIdle(nextTurn);
}

/** Asks for a turn; returns how to give it back. */
function queue(come: () => void): () => void {
  waiting.add(come);
  if (waiting.size === 1) whenIdle(nextTurn);
  return () => waiting.delete(come);
}

/** Props of InTurn. */
export type InTurnProps = {
  /** Needs no turn: what it shows is at hand, as after coming back. */
  ready?: boolean | undefined;
  /** Of the room that it has until then. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A piece of a long page. On the screen it is drawn at once; below it, each piece has a task of its own once the page has nothing else to do, so that none
 * of them holds the page for long.
 */
export function InTurn({ ready = false, className, children }: InTurnProps) {
  const room = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState(ready);
  useLayoutEffect(() => {
    // Before the first paint, so that nothing on the screen is seen to be missing.
    if (room.current && room.current.getBoundingClientRect().top < window.innerHeight) setHere(true);
  }, []);
  useEffect(() => (here ? undefined : queue(() => setHere(true))), [here]);
  return here ? children : <div ref={room} className={className} />;
}
