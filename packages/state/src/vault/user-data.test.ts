import { expect, it } from 'vitest';

import { user } from '../test/fixtures.ts';
import { parseUserData } from './user-data.ts';

const stored = { user: user(), ability: [{ action: 'read', subject: 'Order' }], token: 't1', expiresAt: 1_800_000_000_000 };
const without = (key: keyof typeof stored) => Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key));

it('valid user data is returned without unknown properties', () => {
  expect(parseUserData({ ...stored, extra: 1 })).toEqual(stored);
  expect(parseUserData(without('ability'))).toEqual(without('ability'));
});

it.each([
  ['nothing', undefined],
  ['a text', 'userData'],
  ['no user', without('user')],
  ['another user', { ...stored, user: { id: 1 } }],
  ['no token', without('token')],
  ['an empty token', { ...stored, token: '' }],
  ['no time', without('expiresAt')],
  ['a damaged time', { ...stored, expiresAt: '2026' }],
  ['a damaged ability', { ...stored, ability: [{ action: 1 }] }],
])('user data with %s is rejected', (_, value) => expect(parseUserData(value)).toBeUndefined());
