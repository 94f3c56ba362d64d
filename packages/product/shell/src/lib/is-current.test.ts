import { expect, it } from 'vitest';
import { isBelow, isCurrent } from './is-current.ts';

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

it.each([
  ['/operator/orders', '/operator/orders', true],
  ['/operator/orders', '/operator/orders/0192', true],
  ['/operator/orders', '/operator/audit', false],
  ['/operator', '/operators', false],
])('whether %s is the parent of %s: %s', (to, at, below) => expect(isBelow(to, at)).toBe(below));
