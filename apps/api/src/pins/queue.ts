import { availableParallelism } from 'node:os';

import { unavailable } from '../http/errors.ts';

const MAX_WAITING = 64;

/** PINs of signed-in users do not wait behind those of strangers: a flood of sign-ins must not stop payments. */
export type Lane = 'signed-in' | 'anonymous';
export type Queue = {
  /** Throws 503 when the lane is full. */
  requireRoom: (lane: Lane) => void;
  run: <Result>(work: () => Promise<Result>, lane: Lane) => Promise<Result>;
};

/** Runs one work per core and lets at most 64 wait in each lane, then throws 503: PINs must not block other requests. */
export function createQueue(): Queue {
  const waiting: Record<Lane, (() => void)[]> = { 'signed-in': [], anonymous: [] };
  const maxRunning = availableParallelism();
  let running = 0;
  const requireRoom = (lane: Lane): void => {
    if (running >= maxRunning && waiting[lane].length >= MAX_WAITING) throw unavailable(2);
  };
  return {
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
