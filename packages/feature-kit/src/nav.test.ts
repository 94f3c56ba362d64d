import { expect, it } from 'vitest';
import { can } from './can.ts';
import { defineFeature, guestOnly, needs, publicRoute } from './define.ts';
import { mayOpen, visibleNav } from './nav.ts';

const lazy = async () => ({ Component: () => null });
const feature = defineFeature({
  id: 'product-orders',
  routes: [
    { path: '', handle: needs({ action: 'read', subject: 'Balance' }), lazy },
    { path: 'orders', handle: needs({ action: 'read', subject: 'Order' }), lazy },
    { path: 'help', handle: publicRoute, lazy },
    { path: 'login', handle: guestOnly, lazy },
  ],
  nav: [
    { key: 'nav.home', to: '/', icon: 'home', section: 'main' },
    { key: 'nav.orders', to: '/orders?status=open', icon: 'list', section: 'main' },
    { key: 'nav.help', to: '/help', icon: 'help', section: 'main' },
    { key: 'nav.lost', to: '/lost', icon: 'help', section: 'main' },
  ],
});

it.each([
  ['nothing but public pages without a session', [{ action: 'read', subject: 'Auth' }], ['nav.help']],
  ['what the list names', [{ action: 'read', subject: 'Order' }], ['nav.orders', 'nav.help']],
  ['everything for an operator', [{ action: 'manage', subject: 'all' }], ['nav.home', 'nav.orders', 'nav.help']],
  ['nothing for rules of nonsense', [{ action: '__proto__', subject: 'constructor' }], ['nav.help']],
])('the menu shows %s', (_, ability, keys) => expect(visibleNav([feature], ability).map(({ key }) => key)).toEqual(keys));

it('a menu entry has the feature whose translations name it', () =>
  expect(visibleNav([feature], [{ action: 'manage', subject: 'all' }])[0]?.feature).toBe('product-orders'));

it('under the lens, shows entries that the viewed role may not open, with the needed ability', () => {
  const entries = visibleNav([feature], [{ action: 'read', subject: 'Order' }], [{ action: 'manage', subject: 'all' }]);
  expect(entries.map(({ key, denied }) => [key, denied])).toEqual([
    ['nav.home', { action: 'read', subject: 'Balance' }],
    ['nav.orders', undefined],
    ['nav.help', undefined],
  ]);
});

it.each([
  ['/orders?status=open', true],
  ['/', false],
  ['/login', true],
  ['/lost', false],
])('%s may be opened: %s', (address, open) =>
  expect(mayOpen([feature], [{ action: 'read', subject: 'Order' }], address)).toBe(open),
);

it.each([
  ['update', true],
  ['delete', true],
  ['create', false],
  ['read', false],
])('write allows %s: %s', (action, allowed) =>
  expect(can([{ action: 'write', subject: 'Order' }], { action, subject: 'Order' })).toBe(allowed),
);

it.each([
  [[], false],
  [[{ action: 'read', subject: 'Order' }], true],
  [[{ action: 'manage', subject: 'Order' }], true],
  [[{ action: 'read', subject: 'all' }], true],
  [[{ action: 'update', subject: 'Order' }], false],
])('denies by default: %j', (rules, allowed) => expect(can(rules, { action: 'read', subject: 'Order' })).toBe(allowed));
