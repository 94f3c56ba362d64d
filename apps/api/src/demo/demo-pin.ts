import { createHmac } from 'node:crypto';

import { isWeakPin } from '@kado/contracts';

import type { Env } from '../env.ts';

/** The documented PIN of the demo accounts, for a server that only listens on this machine. */
export const PUBLIC_PIN = '274913';

/** The PIN of the demo accounts. A trial server derives its own from its random pepper, so it is the same at every start. */
export function demoPin({ trial, pepper }: Pick<Env, 'trial' | 'pepper'>): string {
  if (!trial) return PUBLIC_PIN;
  for (let count = 0; ; count += 1) {
    const number = createHmac('sha256', pepper).update(`demo PIN ${count}`).digest().readUIntBE(0, 6) % 1_000_000;
    const pin = String(number).padStart(6, '0');
    if (pin !== PUBLIC_PIN && !isWeakPin(pin)) return pin;
  }
}
