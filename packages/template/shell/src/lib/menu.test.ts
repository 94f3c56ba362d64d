import { expect, it } from 'vitest';
import { type Entry, isCurrent, menuOf } from './menu.ts';

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
  ['/apps/chat', '/apps/chatter', false],
  ['/', '/apps', false],
])('the entry %s is current at %s: %s', (to, at, current) => expect(isCurrent(to, at)).toBe(current));

it('puts sections in their order, later ones after them, empty ones nowhere', () => {
  const menu = menuOf([entry('x', 'extra'), entry('b', 'pages'), entry('a', 'apps')], '/b', (key) => key.toUpperCase());
  expect(menu.map(({ title, places }) => [title, places.map(({ label, current }) => `${label} ${current}`)])).toEqual([
    ['APPS', ['a false']],
    ['PAGES', ['b true']],
    ['EXTRA', ['x false']],
  ]);
});

it('puts entries with a parent below it', () => {
  const [section] = menuOf(
    [entry('shop', 'apps'), entry('cart', 'apps', { parent: 'shop' }), entry('else', 'apps', { parent: 'shop', feature: 'g' })],
    '/cart',
    () => undefined,
  );
  expect(section?.places).toHaveLength(1);
  expect(section?.places[0]).toMatchObject({ label: 'shop', children: [{ label: 'cart', current: true, icon: undefined }] });
});
