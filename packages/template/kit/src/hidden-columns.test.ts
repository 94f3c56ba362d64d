import { expect, it } from 'vitest';
import { hiddenColumns, toggleColumn } from './hidden-columns.ts';

const NAMES = ['role', 'plan', 'billing'] as const;

it('reads the hidden columns of an address', () => expect([...hiddenColumns('role,plan')]).toEqual(['role', 'plan']));

it.each([
  ['none', 'plan', 'plan'],
  ['', 'plan', 'plan'],
  ['plan', 'role', 'role,plan'],
  ['role,plan', 'plan', 'role'],
  ['role', 'role', 'none'],
] as const)('of the hidden columns %s, %s toggled leaves %s', (hide, column, left) =>
  expect(toggleColumn(hide, column, NAMES)).toBe(left),
);
