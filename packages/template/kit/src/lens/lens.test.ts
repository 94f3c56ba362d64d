import { afterEach, expect, it } from 'vitest';
import type { Ability } from '@kado/contracts';
import { readLens, applyLens, viewerOf, writeLens } from './lens.ts';

const EVERYTHING: Ability[] = [{ action: 'manage', subject: 'all' }];
const FEW: Ability[] = [{ action: 'read', subject: 'ACL' }];
const lens = { key: 'client', role: 'Client', ability: FEW };
afterEach(() => sessionStorage.clear());

it('is stored for the tab, and cleared', () => {
  writeLens(lens);
  expect(readLens()).toEqual(lens);
  writeLens(undefined);
  expect([readLens(), sessionStorage.length]).toEqual([undefined, 0]);
});

it.each([
  '',
  'null',
  '{',
  '[]',
  '{"key":"a","role":"b"}',
  '{"key":"a","role":"b","ability":[{"action":1}]}',
  '{"role":"b","ability":[]}',
])('ignores a damaged value (%s)', (text) => {
  sessionStorage.setItem('lens', text);
  expect(readLens()).toBeUndefined();
});

it('revokes rights and never grants one', () => {
  expect(applyLens({ ability: EVERYTHING }, lens)).toEqual({
    ability: FEW,
    lens: { key: 'client', role: 'Client', own: EVERYTHING },
  });
  expect(applyLens({ ability: FEW, home: '/x' }, { ...lens, ability: EVERYTHING })).toEqual({ ability: FEW, home: '/x' });
});

it.each<Ability>([
  { action: 'manage', subject: 'Invoice' },
  { action: 'read', subject: 'all' },
])('does not apply to an account with $action $subject, which may not do everything', (rule) =>
  expect(applyLens({ ability: [rule] }, lens)).toEqual({ ability: [rule] }),
);

it('does not apply to clients and guests', () => {
  writeLens(lens);
  expect(viewerOf({ status: 'guest', ability: FEW })).toBeUndefined();
  expect(viewerOf({ status: 'user', ability: FEW })).toEqual({ ability: FEW });
});
