import { expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

it.each([
  ['/', '/', true],
  ['/', '/orders', false],
  ['/orders', '/orders/0192', true],
  ['/orders', '/', false],
  ['/send/top-up', '/send/gift-card', true],
  ['/transactions', '/orders', false],
  ['/transactions', '/deposits/new', true, ['deposits']],
  ['/transactions', '/deposits', false, ['orders']],
] as const)('the menu entry %s at %s is current: %s', (to, at, current, areas: readonly string[] = []) =>
  expect(isCurrent(to, at, areas)).toBe(current),
);
