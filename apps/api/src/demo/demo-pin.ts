import { createHmac } from 'node:crypto';

import { isWeakPin } from '@kado/contracts';

import type { Env } from '../env.ts';

/** The documented PIN of the demo accounts, for a server that only this machine reaches. */
export const PUBLIC_PIN = '274913';

/** The PIN of the demo accounts. A trial has one of its own: random like its pepper, and the same at every start. */
export function demoPin({ trial, pepper }: Pick<Env, 'trial' | 'pepper'>): string {
  if (!trial) return PUBLIC_PIN;
  for (let count = 0; ; count += 1) {
    const number = createHmac('sha256', pepper).update(`demo PIN ${count}`).digest().readUIntBE(0, 6) % 1_000_000;
    const pin = String(number).padStart(6, '0');
    if (pin !== PUBLIC_PIN && !isWeakPin(pin)) return pin;
  }
}
