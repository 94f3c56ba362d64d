import { availableParallelism } from 'node:os';

import { unavailable } from '../http/errors.ts';
import { createSemaphore } from '../semaphore.ts';

/** How many PINs may wait at each priority; further ones are refused with 503. */
export const MAX_WAITING = 64;

/** PINs of signed-in users overtake anonymous ones, so that a flood of sign-ins does not stop payments. */
export type Priority = 'signed-in' | 'anonymous';
const ORDER: Record<Priority, number> = { 'signed-in': 0, anonymous: 1 };
export type QueueLength = { running: number; signedIn: number; anonymous: number };
export type Queue = {
  /** How many PINs run, and how many wait at each priority. */
  length: () => QueueLength;
  /** Throws 503 when the queue of this priority is full. */
  requireCapacity: (priority: Priority) => void;
  run: <Result>(work: () => Promise<Result>, priority: Priority) => Promise<Result>;
};

/**
 * Runs one hash per core of this process's share. At most 64 wait at each priority; further ones get 503, so that PINs do not block other requests. The limits
 * are per process: several servers and processes have separate queues.
 */
export function createQueue(processes = 1): Queue {
  const maxRunning = Math.max(1, Math.floor(availableParallelism() / processes));
  const semaphore = createSemaphore(maxRunning, Object.keys(ORDER).length);
  const length = (): QueueLength => {
    const {
      running,
      waiting: [signedIn = 0, anonymous = 0],
    } = semaphore.length();
    return { running, signedIn, anonymous };
  };
  const requireCapacity = (priority: Priority): void => {
    if (semaphore.length().waiting[ORDER[priority]]! >= MAX_WAITING) throw unavailable(2);
  };
  return {
    length,
    requireCapacity,
    run: async (work, priority) => {
      requireCapacity(priority);
      return semaphore.run(work, ORDER[priority]);
    },
  };
}
