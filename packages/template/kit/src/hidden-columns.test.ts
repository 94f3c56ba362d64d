import { expect, it } from 'vitest';
import { hiddenColumns, toggleColumn } from './hidden-columns.ts';

const NAMES = ['role', 'plan', 'billing'] as const;

it('reads the hidden columns from a URL', () => expect([...hiddenColumns('role,plan')]).toEqual(['role', 'plan']));

it.each([
  ['none', 'plan', 'plan'],
  ['', 'plan', 'plan'],
  ['plan', 'role', 'role,plan'],
  ['role,plan', 'plan', 'role'],
  ['role', 'role', 'none'],
] as const)('with the hidden columns %s, toggling %s leaves %s', (hide, column, left) =>
  expect(toggleColumn(hide, column, NAMES)).toBe(left),
);
