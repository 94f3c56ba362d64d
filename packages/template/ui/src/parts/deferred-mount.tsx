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

/** Queues a call for an idle moment; returns a function that cancels it. */
function queue(mount: () => void): () => void {
  waiting.add(mount);
  if (waiting.size === 1) whenIdle(mountNext);
  return () => waiting.delete(mount);
}

/** Props of DeferredMount. */
export type DeferredMountProps = {
  /** Mounts at once, because the part is first on the page or its data has loaded. */
  ready?: boolean | undefined;
  /** Class of the placeholder. */
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a long page. Each part mounts in its own task while the page is idle, so that none blocks it for long. */
export function DeferredMount({ ready = false, className, children }: DeferredMountProps) {
  const [mounted, setMounted] = useState(ready);
  useEffect(() => (mounted ? undefined : queue(() => startTransition(() => setMounted(true)))), [mounted]);
  return mounted ? children : <div className={className} aria-busy="true" />;
}
