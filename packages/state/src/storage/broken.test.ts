import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loginResponse } from '../calls/auth.ts';
import { cartItemAdded, cartReplaced } from '../cart/cart.ts';
import { CHOICES } from '../layout/frame.ts';
import { frameChanged, skinChanged } from '../layout/layout.ts';
import { prefChanged } from '../prefs/prefs.ts';
import { readTestUser, writeTestUser } from '../test-user.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item, session, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { browserStorage, type StorageKey } from './safe-storage.ts';

const RUNS = { numRuns: 300 };
const KEYS: StorageKey[] = [
  'userData',
  'cart',
  'cartOwner',
  'checkout',
  'testUser',
  'installKey',
  'skin',
  'direction',
  'menuCollapsed',
  'layout',
  'prefs',
  'signOut',
];

/** Values as a user, a crash, another version or another program could leave them. */
function damaged(good: string): fc.Arbitrary<string> {
  const cut = fc.nat(good.length).map((length) => good.slice(0, length));
  const mixed = fc.tuple(fc.nat(good.length), fc.string()).map(([at, noise]) => good.slice(0, at) + noise + good.slice(at));
  const prototypes = fc.constantFrom(
    '{"__proto__":{"id":"x"}}',
    '[{"__proto__":null}]',
    '{"constructor":{"prototype":{}}}',
    'null',
    '[]',
    '{}',
    '0',
    '""',
    'true',
  );
  const old = fc.constantFrom(
    '{"v":0,"kid":"","iv":"","ct":"","mac":""}',
    '{"v":1,"kid":"a","iv":"%","ct":"%","mac":"%"}',
    'U2FsdGVkX1+old',
  );
  const huge = fc.constantFrom('x'.repeat(200_000), `[${'0,'.repeat(50_000)}0]`, '['.repeat(20_000));
  return fc.oneof(
    { weight: 4, arbitrary: fc.string() },
    { weight: 4, arbitrary: cut },
    { weight: 4, arbitrary: mixed },
    { weight: 4, arbitrary: fc.json() },
    prototypes,
    old,
    huge,
  );
}

async function fullStorage(): Promise<ReturnType<typeof fakeBrowser>> {
  const { browser, store, storage } = await signedIn();
  store.dispatch(cartReplaced([item('a'), item('b')]));
  store.dispatch(skinChanged('dark'));
  storage.setItem('checkout', JSON.stringify({ quoteId: 'q', key: 'k'.repeat(20) }));
  storage.setItem('direction', 'true');
  storage.setItem('menuCollapsed', 'true');
  storage.setItem('signOut', 'pending');
  store.dispatch(frameChanged({ menu: 'horizontal' }));
  store.dispatch(prefChanged({ name: 'tips', value: true }));
  await writeTestUser('visitor', { secret: 'build secret', storage });
  return browser;
}

describe('C5 a damaged or foreign value', () => {
  it.each(KEYS)('under %s never stops the app', { timeout: 120_000 }, async (key) => {
    const whole = [...(await fullStorage()).values];
    const good = new Map(whole).get(key) ?? '';
    await fc.assert(
      fc.asyncProperty(damaged(good), async (value) => {
        const browser = fakeBrowser();
        for (const [name, text] of whole) browser.values.set(name, name === key ? value : text);
        const { store, storage } = openTab({
          browser,
          calls: {
            auth: { login: async () => ({ data: session() }) },
            checkout: { pay: async () => Promise.reject(new Error('no')) },
          },
        });
        await store.boot();
        await readTestUser({ secret: 'build secret', storage });
        const { layout, app, prefs, session: who } = store.getState();
        expect(['light', 'dark', 'system', 'bordered', 'semi-dark']).toContain(layout.skin);
        expect([true, false, undefined]).toContain(layout.direction);
        expect(typeof layout.menuCollapsed).toBe('boolean');
        expect(CHOICES.menu).toContain(layout.menu);
        expect(Object.prototype.toString.call(prefs)).toBe('[object Object]');
        expect(app.cart.every(({ id, kind }) => typeof id === 'string' && kind === 'topup')).toBe(true);
        await store.dispatch(loginResponse.load({ identifier: 'a@b.c', pin: '274913' })).unwrap();
        store.dispatch(cartItemAdded(item('new')));
        expect(store.getState().app.cart.at(-1)).toEqual(item('new'));
        expect(['guest', 'user']).toContain(who.status);
        store.close();
      }),
      RUNS,
    );
  });

  it('is removed from storage', async () => {
    const browser = await fullStorage();
    // A guest's page does not read `cartOwner` and `checkout`; any value of `signOut` means that a sign-out is pending.
    const kept = ['installKey', 'cartOwner', 'checkout', 'signOut'];
    for (const key of KEYS) if (key !== 'installKey') browser.values.set(key, '{"damaged"');
    const { store, storage } = openTab({ browser });
    await store.boot();
    expect(await readTestUser({ secret: 'build secret', storage })).toBeUndefined();
    expect([...browser.values.keys()].toSorted()).toEqual(kept.toSorted());
  });

  it('in the cart does not remove the valid items', async () => {
    const browser = await fullStorage();
    const list: unknown[] = [
      item('a'),
      { id: 'x' },
      null,
      item('a', 700),
      7,
      { ...item('b'), amount: { amountMinor: -1, currency: 'USD' } },
      item('c'),
    ];
    browser.values.set('cart', JSON.stringify(list));
    const { store } = openTab({ browser, calls: { checkout: { pay: async () => Promise.reject(new Error('no')) } } });
    await store.boot();
    expect(store.getState().app.cart).toEqual([item('a'), item('c')]);
    expect(JSON.parse(browser.values.get('cart') ?? '')).toEqual([item('a'), item('c')]);
  });
});

describe('C5 a storage', () => {
  const refusing = (refuse: (method: string) => boolean): Storage => {
    const { storage } = fakeBrowser().open();
    return new Proxy(storage, {
      get: (target, name) =>
        refuse(String(name))
          ? () => {
              throw new DOMException('no', 'QuotaExceededError');
            }
          : (target as unknown as Record<string | symbol, unknown>)[name],
    });
  };

  it.each<[string, Storage | undefined]>([
    ['that throws on every access', refusing(() => true)],
    ['that is full', refusing((method) => method === 'setItem')],
    ['that removes nothing', refusing((method) => method === 'removeItem')],
  ])('%s leaves an app that works until the page closes', async (_, storage) => {
    const tab = openTab({
      storage,
      calls: { auth: { login: async () => ({ data: session() }), logout: async () => ({ data: { ok: true as const } }) } },
    });
    await tab.store.boot();
    await tab.store.dispatch(loginResponse.load({ identifier: 'a@b.c', pin: '274913' })).unwrap();
    tab.store.dispatch(cartItemAdded(item('a')));
    tab.store.dispatch(skinChanged('dark'));
    await rest();
    expect(tab.store.getState()).toMatchObject({
      session: { status: 'user', user: { id: user().id } },
      app: { cart: [item('a')] },
      layout: { skin: 'dark' },
    });
    tab.onUnauthorized('t1');
    expect([tab.ended(), tab.store.session.token()]).toEqual([['unauthorized'], undefined]);
  });

  it('that cannot be accessed counts as missing', () => expect(browserStorage()).toBeUndefined());
});

describe('the test user', () => {
  const secret = 'build secret';
  it('is stored encrypted, read back and removed', async () => {
    const { storage } = fakeBrowser().open();
    await writeTestUser('visitor', { secret, storage });
    expect(storage.getItem('testUser')).not.toContain('visitor');
    expect(await readTestUser({ secret, storage })).toBe('visitor');
    await writeTestUser(undefined, { secret, storage });
    expect(await readTestUser({ secret, storage })).toBeUndefined();
  });
});
