import { expect, it } from 'vitest';
import { roleOf } from './account-role.ts';

it.each([
  ['house:fees', { role: 'fees' }],
  ['house:losses', { role: 'losses' }],
  ['house:fx:NGN', { role: 'fx', of: 'NGN' }],
  ['house:supplier:sandbox', { role: 'supplier', of: 'sandbox' }],
  ['house:bank:01a2', { role: 'bank', of: '01a2' }],
  ['user:01a2:available', { role: 'available', of: '01a2' }],
  ['user:01a2:held', { role: 'held', of: '01a2' }],
  ['user:01a2:elsewhere', { role: 'other' }],
  ['house:fees:', { role: 'other' }],
])('recognizes the role of %s by its name', (account, expected) => expect(roleOf(account)).toEqual(expected));
