import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';

import { createPinHasher } from './hasher.ts';

vi.mock('@node-rs/argon2', { spy: true });

const PIN = '274913';
/** The parameters of an argon2 hash: algorithm, version and cost. */
const costOf = (hash: unknown): string => String(hash).split('$').slice(1, 4).join(' ');

it('A5 verifies against a hash of the same cost when there is no account, and returns false', async () => {
  const pins = createPinHasher('pepper');
  const stored = await pins.hash(PIN);
  expect([await pins.verify(stored, PIN), await pins.verify(stored, '913572'), await pins.verify(undefined, PIN)]).toEqual([
    true,
    false,
    false,
  ]);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => costOf(hash));
  expect(costs).toEqual(Array.from({ length: 3 }, () => 'argon2id v=19 m=19456,t=2,p=1'));
});
