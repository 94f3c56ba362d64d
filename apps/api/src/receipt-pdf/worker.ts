import { parentPort } from 'node:worker_threads';

import type { Receipt } from '@kado/contracts';

import { typeset } from './typeset.ts';

export type Job = { id: number; receipt: Receipt };
export type Done = { id: number; pdf: Uint8Array } | { id: number; problem: string };

parentPort?.on('message', ({ id, receipt }: Job) => {
  let done: Done;
  try {
    done = { id, pdf: typeset(receipt) };
  } catch (cause) {
    done = { id, problem: String(cause) };
  }
  parentPort?.postMessage(done, []);
});
