import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineFeature, guestOnly, needs, publicRoute } from './define.ts';
import { pageAt, pagesOf } from './page.ts';
import { partsOfPage, preloadPage } from './preload-page.ts';

const part = () => vi.fn(async () => ({ Component: () => null }));
const [layout, list, item, login, help, banner] = [part(), part(), part(), part(), part(), part()];
const read = needs({ action: 'read', subject: 'Order' });
const shell = defineFeature({ id: 'template-shell', routes: [], layouts: { app: layout }, locales: true });
const orders = defineFeature({
  id: 'template-orders',
  locales: true,
  routes: [
    { path: 'orders', handle: read, lazy: list },
    { path: 'orders/:id', handle: read, lazy: item },
    { path: 'login', handle: guestOnly, lazy: login },
    { path: 'help', handle: publicRoute, lazy: help },
  ],
});
const access = defineFeature({ id: 'template-access', routes: [], locales: true, parts: { banner } });
const features = [shell, orders, access];
const framed = ['template-shell', 'template-orders'];

describe('the page at an address', () => {
  it.each([
    ['/orders', 'orders'],
    ['/Orders/', 'orders'],
    ['/orders/42', 'orders/:id'],
    ['/orders/42/more', undefined],
    ['/', undefined],
  ])('is the one that the router matches: %s', (pathname, path) =>
    expect(pageAt(pagesOf(features), pathname)?.route.path).toBe(path),
  );
});

describe('what is preloaded', () => {
  it.each([
    ['a page with its layout, for a session', '/orders/1', true, [layout, item], framed],
    ['nothing of a page that needs a session, for a guest', '/orders', false, [], []],
    ['a guest’s page, for a guest', '/login', false, [login], ['template-orders']],
    ['nothing of a guest’s page, for a session', '/login', true, [], []],
    ['a public page, for everybody', '/help', true, [help], ['template-orders']],
    ['nothing for an unknown address', '/nowhere', true, [], []],
  ])('is %s', (_, pathname, signedIn, modules, namespaces) =>
    expect(partsOfPage({ features, pathname, signedIn })).toEqual({ modules, namespaces }),
  );
});

describe('preloading', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    document.documentElement.lang = 'fr';
  });
  const words = () => [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname);

  it('loads every module and links the translations in the page’s language, even if one fails', () => {
    login.mockImplementationOnce(() => Promise.reject(new Error('missing')));
    const session = vi.fn(() => Promise.reject(new Error('missing')));
    preloadPage({ features, pathname: '/login', signedIn: false, modules: [session] });
    expect([login.mock.calls.length, session.mock.calls.length, banner.mock.calls.length]).toEqual([1, 1, 0]);
    expect(words()).toEqual(['/assets/data/locales/fr.json', '/assets/data/locales/fr.template-orders.json']);
  });
});
