import { MAYA, registerPerson } from '../../support/people.ts';
import { amountField, DELIVERED_NUMBER, go, pay, putInCart } from '../../support/purchase.ts';
import { signInToHome, expect, signIn, test } from '../../support/fixtures.ts';

const KEYS = [
  'userData',
  'cart',
  'cartOwner',
  'checkout',
  'testUser',
  'installKey',
  'skin',
  'direction',
  'menuCollapsed',
  'language',
  'layout',
  'prefs',
  'signOut',
];
/** The keys in session storage. */
const TAB_KEYS = ['practice', 'lens', 'react-router-scroll-positions', 'kado-mock-log', 'kado-new-version', 'kado-worker-reload'];

/** Values that the app never writes: truncated, foreign, old, hostile and huge ones. */
const DAMAGED = [
  '',
  'null',
  '{',
  '[]',
  '{}',
  '0',
  '-1e999',
  'true',
  '"',
  '"dark',
  '[object Object]',
  'undefined',
  '\u0000\uFFFF',
  'العربية',
].concat([
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"v":0,"kid":"a","iv":"b","ct":"c","mac":"d"}',
  '{"v":1,"kid":"a","iv":"b","ct":"c","mac":"d"}',
  '[{"id":1},null,[],{"kind":"topup"}]',
  '{"quoteId":{},"key":[]}',
  JSON.stringify('x'.repeat(300_000)),
  '['.repeat(5000),
]);

test('C5 opens with damaged or foreign values under every key, removes them and stays usable', async ({ page }) => {
  await page.goto('/login');
  let damaged = 0;
  for (const value of DAMAGED) {
    await page.evaluate(
      ({ keys, tabKeys, value: text }) => {
        for (const key of keys) localStorage.setItem(key, text);
        for (const key of tabKeys) sessionStorage.setItem(key, text);
      },
      { keys: KEYS, tabKeys: TAB_KEYS, value },
    );
    await page.reload();
    // Waits until the loading screen is gone, because it has a heading, too.
    await expect(page.locator('#loading'), `with ${value.slice(0, 40)}`).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), `with ${value.slice(0, 40)}`).toBeVisible();
    const left = () =>
      page.evaluate(() => [localStorage.getItem('userData'), localStorage.getItem('testUser'), 'polluted' in {}]);
    await expect.poll(left, { message: `with ${value.slice(0, 40)}` }).toEqual([null, null, false]);
    damaged += KEYS.length + TAB_KEYS.length;
  }
  test.info().annotations.push({ type: 'figure', description: `${damaged} values` });
  await signInToHome(page, MAYA);
});

test('C5 keeps the session and the valid cart items when all other stored values are damaged', async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  await signIn(page, ada);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  for (const value of ['', 'null', '{', '"dark', '{"__proto__":{"polluted":true}}', '{"quoteId":{},"key":[]}']) {
    await page.evaluate(({ keys, value: text }) => keys.forEach((key) => localStorage.setItem(key, text)), {
      keys: KEYS.filter((key) => !['userData', 'installKey', 'cart', 'cartOwner', 'language'].includes(key)),
      value,
    });
    await page.evaluate((text) => {
      const good = (JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown[]).at(0);
      localStorage.setItem('cart', JSON.stringify([null, { kind: 'topup' }, text, good, { id: text, kind: 'gift' }]));
    }, value);
    await go(page, '/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'One gift' }), `with ${value.slice(0, 40)}`).toBeVisible();
    await page.evaluate(() => {
      const items = (JSON.parse(localStorage.getItem('cart') ?? '[]') as ({ networkId?: string } | null | string)[]).filter(
        (each) => typeof each === 'object' && each?.networkId,
      );
      localStorage.setItem('cart', JSON.stringify(items));
    });
  }
});

for (const [name, breakIt] of [
  [
    'throws on every access',
    () => {
      for (const each of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[each] = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
      LockManager.prototype.request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
    },
  ],
  [
    'is forbidden',
    () => {
      for (const each of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, each, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      LockManager.prototype.request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`C5 sign-in, cart and payment work with a storage that ${name}`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await signInToHome(page, MAYA);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Top-up/ })
      .first()
      .click();
    await page.getByLabel('Mobile number').pressSequentially(DELIVERED_NUMBER);
    await amountField(page).fill('5000');
    await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.getByRole('link', { name: 'Review and pay' }).filter({ visible: true }).click();
    await expect(
      page
        .getByText(/Prices held for/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await pay(page, MAYA.pin);
    await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
  });
}
