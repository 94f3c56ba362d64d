import { type ReactNode, startTransition, useEffect, useState } from 'react';

const MAX_WAIT_MS = 500;
const waiting = new Set<() => void>();
const whenIdle = (call: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(call, { timeout: MAX_WAIT_MS }) : setTimeout(call);

function mountNext(): void {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  first();
  if (waiting.size > 0) whenIdle(mountNext);
}

/** Queues a call for an idle moment; returns how to cancel it. */
function queue(mount: () => void): () => void {
  waiting.add(mount);
  if (waiting.size === 1) whenIdle(mountNext);
  return () => waiting.delete(mount);
}

/** Props of DeferredMount. */
export type DeferredMountProps = {
  /** Mounts at once: the page opens with it, or its data is there. */
  ready?: boolean | undefined;
  /** Class of the placeholder. */
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a long page: each is mounted in a task of its own once the page is idle, so that none of them blocks it for long. */
export function DeferredMount({ ready = false, className, children }: DeferredMountProps) {
  const [mounted, setMounted] = useState(ready);
  useEffect(() => (mounted ? undefined : queue(() => startTransition(() => setMounted(true)))), [mounted]);
  return mounted ? children : <div className={className} aria-busy="true" />;
}
