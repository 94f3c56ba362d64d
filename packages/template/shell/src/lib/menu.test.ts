import { expect, it } from 'vitest';
import { currentOf, type Entry, iconOf, isCurrent, menuOf, menuPathsOf } from './menu.ts';

const entry = (key: string, section: string, over: Partial<Entry> = {}): Entry => ({
  key,
  section,
  feature: 'f',
  to: `/${key}`,
  icon: 'file',
  label: key,
  ...over,
});

it.each([
  ['/apps/invoice/list', '/apps/invoice/list', true],
  ['/apps/email', '/apps/email/sent', true],
  ['/apps/list?view=a', '/apps/list', true],
  ['/apps/chat', '/apps/chatter', false],
  ['/', '/apps', false],
])('the entry %s is current at %s: %s', (to, at, current) => expect(isCurrent(to, at)).toBe(current));

it.each([
  ['/', '/'],
  ['/shop/cart/2', '/shop/cart'],
  ['/shop/2', '/shop'],
  ['/nowhere', undefined],
])('at %s the menu marks %s', (at, marked) => {
  expect(currentOf([entry('', 'x', { to: '/' }), entry('shop', 'x'), entry('shop/cart', 'x')], at)).toBe(marked);
});

it('sorts known sections, appends others, and leaves out empty ones', () => {
  const menu = menuOf([entry('x', 'extra'), entry('b', 'pages'), entry('a', 'apps')], '/b', (key) => key.toUpperCase());
  expect(menu.map(({ title, items }) => [title, items.map(({ label, current }) => `${label} ${current}`)])).toEqual([
    ['APPS', ['a false']],
    ['PAGES', ['b true']],
    ['EXTRA', ['x false']],
  ]);
});

it('groups entries below their parent, and counts them', () => {
  const [section] = menuOf(
    [
      entry('shop', 'apps', { to: '/cart' }),
      entry('cart', 'apps', { parent: 'shop' }),
      entry('wish', 'apps', { parent: 'shop', why: 'Only admins' }),
      entry('else', 'apps', { parent: 'shop', feature: 'g' }),
    ],
    '/cart',
    () => undefined,
  );
  expect(section?.items.map(({ label }) => label)).toEqual(['shop', 'else']);
  expect(section?.items[0]).toMatchObject({
    label: 'shop',
    current: false,
    badge: 2,
    children: [
      { label: 'cart', current: true, icon: undefined },
      { label: 'wish', current: false, denied: 'Only admins' },
    ],
  });
});

it('names the menu path of each page', () => {
  const menu = menuOf([entry('shop', 'apps'), entry('cart', 'apps', { parent: 'shop' })], '/', () => 'Apps');
  expect([...menuPathsOf(menu)]).toEqual([['/cart', 'Apps › shop › cart']]);
});

it.each([
  ['invoice', 'invoice'],
  ['analytics', 'chart'],
  ['toString', 'file'],
  ['', 'file'],
])('the icon name %j becomes %s', (name, drawn) => expect(iconOf(name)).toBe(drawn));
