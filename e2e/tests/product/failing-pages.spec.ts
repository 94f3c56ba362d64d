import type { Page } from '@playwright/test';
import { FAILURES, failEveryWay } from '../../support/failures.ts';
import { OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import { routesOf, type Route } from '../../support/routes.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';

/** Every call except those of the session. */
const CALLS = /\/api\/v1\/(?!auth\/)/;
/** One failure of each kind: a refusal, a proxy's page, a lost connection, an unreadable response. Other tests cover all failures. */
const KINDS = FAILURES.filter(({ name }) => ['503', '502 in HTML', 'a cut connection', 'a wrong shape'].includes(name));
/** Pages that send no call when they are opened here, without a cart or a started registration. */
const WITHOUT_CALLS = new Set([
  '/login',
  '/forgot-pin',
  '/forgot-pin/verify',
  '/forgot-pin/set',
  '/verify-receipt',
  '/cart',
  '/checkout',
]);

const UNKNOWN_ID = '01a20b4d-8bb0-7000-b3a9-93bf59ccea3b';
const loads = ({ path }: Route, person: object | undefined) => !WITHOUT_CALLS.has(path) && !(path === '/contact' && !person);
const routes = routesOf('product');
const retries = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Opens a page while every call fails. It must show the failure, retry when the button is pressed, and work when the calls succeed again. */
async function checkPage(page: Page, path: string, loads: boolean) {
  if (!loads) {
    await page.route(CALLS, (route) => route.abort('connectionreset'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.unroute(CALLS);
  }
  const failed = retries(page);
  await failEveryWay(page, CALLS, (first) => (first ? page.goto(path) : failed.first().click()), page.getByRole('main'), KINDS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (path.includes(UNKNOWN_ID)) return undefined;
  // Presses all buttons at once: several parts of a page may have failed, and a polled part may load by itself meanwhile.
  await failed.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expectPageReady(page);
  await expect(failed).toHaveCount(0);
  return undefined;
}

for (const [who, person, accesses] of [
  ['a guest', undefined, ['guest', 'public']],
  ['a customer', MAYA, ['public', 'signed in']],
  ['an operator', OPS, ['operator']],
] as const)
  test(`C1 every page of ${who} shows what failed, retries when its button is pressed, and is never blank`, async ({ page }) => {
    test.setTimeout(1_800_000);
    if (person) {
      await signIn(page, person);
      await expectPageReady(page);
    }
    const theirs = routes.filter(({ access }) => accesses.some((each) => each === access));
    let checked = 0;
    for (const route of theirs) {
      await test.step(route.path, () => checkPage(page, route.path.replaceAll(/:\w+/g, UNKNOWN_ID), loads(route, person)));
      checked += 1;
    }
    expect(checked).toBeGreaterThan(5);
    test.info().annotations.push({ type: 'figure', description: `${checked} pages` });
  });
