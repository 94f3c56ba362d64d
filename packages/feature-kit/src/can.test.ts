import { expect, it } from 'vitest';
import type { Ability } from '@kado/contracts';
import { can } from './can.ts';

const rule = (text: string): Ability => {
  const [action = '', subject = ''] = text.split(' ');
  return { action, subject } as Ability;
};

it.each([
  [[], 'read Invoice', false],
  [['read Invoice'], 'read Invoice', true],
  [['read Invoice'], 'write Invoice', false],
  [['read Invoice'], 'read User', false],
  [['manage Invoice'], 'delete Invoice', true],
  [['manage Invoice'], 'read User', false],
  [['read all'], 'read User', true],
  [['read all'], 'write User', false],
  [['manage all'], 'write User', true],
  [['write Invoice'], 'read Invoice', false],
  [['write Invoice'], 'create Invoice', false],
  [['write Invoice'], 'update Invoice', true],
  [['write Invoice'], 'delete Invoice', true],
  [['write Invoice'], 'send Invoice', true],
  [['write Invoice'], 'pay Invoice', true],
  [['write Invoice'], 'save Invoice', true],
  [['update Invoice'], 'write Invoice', false],
  [['read Invoice', 'write User'], 'write User', true],
])('with the abilities %j, %s is allowed: %s', (rules, wish, allowed) => {
  const abilities = rules.map(rule);
  expect(can(abilities, rule(wish))).toBe(allowed);
  // The second call uses the cache.
  expect(can(abilities, rule(wish))).toBe(allowed);
});
