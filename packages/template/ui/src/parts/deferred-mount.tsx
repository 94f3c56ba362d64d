import { type ReactNode, startTransition, useEffect, useState } from 'react';

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
export type DeferredMountProps = {
  /** Needs no turn: it is what the page opens with, or all that it shows is at hand. */
  ready?: boolean | undefined;
  /** Of the room that it has until then. */
  className?: string | undefined;
  children: ReactNode;
};

/** A piece of a long page: each is made in a task of its own once the page has nothing else to do, so that none of them holds it for long. */
export function DeferredMount({ ready = false, className, children }: DeferredMountProps) {
  const [here, setHere] = useState(ready);
  useEffect(() => (here ? undefined : queue(() => startTransition(() => setHere(true)))), [here]);
  return here ? children : <div className={className} aria-busy="true" />;
}
