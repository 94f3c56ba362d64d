import { expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

it.each([
  ['/', '/', true],
  ['/', '/orders', false],
  ['/orders', '/orders/0192', true],
  ['/orders', '/', false],
  ['/send/top-up', '/send/gift-card', true],
  ['/transactions', '/orders', false],
])('the menu entry %s at %s is current: %s', (to, at, current) => expect(isCurrent(to, at)).toBe(current));
