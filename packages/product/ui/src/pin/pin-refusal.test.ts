import { expect, it } from 'vitest';
import { pinRefusalOf } from './pin-refusal.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');

it.each([
  [
    { code: 'WRONG_PIN', data: { attemptsLeft: 3 } },
    { kind: 'wrongPin', left: 3 },
  ],
  [{ code: 'WRONG_PIN' }, { kind: 'wrongPin', left: 0 }],
  [
    { code: 'LOCKED', data: {}, retryAfter: 900 },
    { kind: 'locked', until: new Date('2026-11-23T12:15:00Z') },
  ],
  [
    { code: 'LOCKED', data: { pinReset: 'yes' } },
    { kind: 'locked', until: new Date(NOON) },
  ],
  [{ code: 'LOCKED', data: { pinReset: true }, retryAfter: 5 }, { kind: 'pinReset' }],
  [{ code: 'STATE_CONFLICT', data: { attemptsLeft: 3, pinReset: true } }, undefined],
  ['WRONG_PIN', undefined],
  [null, undefined],
])('%j is the refusal %j', (error, refusal) => expect(pinRefusalOf(error, NOON)).toEqual(refusal));
