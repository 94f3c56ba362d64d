import { availableParallelism } from 'node:os';

import { unavailable } from '../http/errors.ts';

/** How many PINs may wait; further ones are refused with 503. */
export const MAX_WAITING = 64;

/** PINs of signed-in users do not wait behind anonymous ones: a flood of sign-ins must not stop payments. */
export type Lane = 'signed-in' | 'anonymous';
export type QueueLength = { running: number; signedIn: number; anonymous: number };
export type Queue = {
  /** How many run, and how many wait in each lane. */
  length: () => QueueLength;
  /** Throws 503 when the lane is full. */
  requireRoom: (lane: Lane) => void;
  run: <Result>(work: () => Promise<Result>, lane: Lane) => Promise<Result>;
};

/**
 * Runs one work per core of this process's share and lets at most 64 wait in each lane, then throws 503: PINs must not block other requests. The bounds are
 * those of one process: several servers and processes have as many queues.
 */
export function createQueue(processes = 1): Queue {
  const waiting: Record<Lane, (() => void)[]> = { 'signed-in': [], anonymous: [] };
  const maxRunning = Math.max(1, Math.floor(availableParallelism() / processes));
  let running = 0;
  const requireRoom = (lane: Lane): void => {
    if (running >= maxRunning && waiting[lane].length >= MAX_WAITING) throw unavailable(2);
  };
  return {
    length: () => ({ running, signedIn: waiting['signed-in'].length, anonymous: waiting.anonymous.length }),
    requireRoom,
    run: async (work, lane) => {
      requireRoom(lane);
      if (running >= maxRunning) await new Promise<void>((resolve) => void waiting[lane].push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting['signed-in'].shift() ?? waiting.anonymous.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
