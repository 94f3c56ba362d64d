import type { Page } from '@playwright/test';
import { OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import { signInToTemplate } from '../../support/template/sign-in.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { addressesOfProduct, UNKNOWN } from '../../support/addresses.ts';
import { addressesOfTemplate } from '../../support/template/addresses.ts';
import { recordPaths, serviceWorkers } from './downloads.ts';
import { filesOfOnly } from '../../support/template/chunks.ts';
import { routesIn, routesOf } from '../../support/routes.ts';
import { translationsOf } from '../../support/translations.ts';

type Look = { skin: string; language: string; direction: boolean };
const LIGHT: Look = { skin: 'light', language: 'en', direction: false };
const DARK: Look = { skin: 'dark', language: 'ar', direction: true };

const applyLook = (page: Page, look: Look) =>
  page.evaluate(({ skin, language, direction }) => {
    localStorage.setItem('skin', JSON.stringify(skin));
    localStorage.setItem('language', language);
    localStorage.setItem('direction', String(direction));
  }, look);

/** Records in session storage the names of the Trusted Types policies that pages create. */
const recordPolicies = (page: Page) =>
  page.addInitScript(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string, rules: unknown) => unknown } };
    const real = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      sessionStorage.setItem('policies', `${sessionStorage.getItem('policies') ?? ''} ${name}`.trim());
      return real(name, rules);
    };
  });

/** The title of the screen for pages that a person may not open, and the one address at which this screen is expected. */
const REFUSALS = {
  product: { title: 'product-shell:notFound.heading', at: UNKNOWN },
  template: { title: 'template-shell:notAuthorized.title', at: '/misc/not-authorized' },
};

/** Opens pages directly. None of them may show the refusal screen, because the person may open them. */
async function visit(page: Page, variant: keyof typeof REFUSALS, paths: readonly string[], look: Look) {
  await applyLook(page, look);
  const { title, at } = REFUSALS[variant];
  const refusal = page.getByRole('heading', { name: translationsOf(look.language).t(title) });
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/require-trusted-types-for 'script'/);
    expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
    await expectPageReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-skin', look.skin);
    await expect(refusal, path).toHaveCount(path === at ? 1 : 0);
  }
  return paths.length;
}

/** Ends the session and signs in as another person on the same device. */
async function signInAnew(page: Page, person: { email: string; pin: string }) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('userData'));
  await signIn(page, person);
}

test('the list of routes contains those of every feature, and throws for a route that it cannot parse', () => {
  const planted = (routes: string) => `export const feature = defineFeature({\n  id: 'x',\n  routes: [\n${routes}\n  ],\n});`;
  const lazy = "lazy: () => import('./pages/x.tsx')";
  expect(routesIn(planted(`    { path: 'x/:id', handle: guestOnly, ${lazy} },`))).toEqual([{ path: '/x/:id', access: 'guest' }]);
  expect(
    routesIn(
      `const staff = needs({ action: 'manage', subject: 'all' });\n${planted(`    { path: 'x', handle: staff, ${lazy} },`)}`,
    ),
  ).toEqual([{ path: '/x', access: 'operator' }]);
  expect(() => routesIn(planted(`    { path: PATH, handle: guestOnly, ${lazy} },`))).toThrow(/0 of 1 routes/);
  expect(routesOf('product').length).toBeGreaterThan(10);
  expect(routesOf('template').length).toBeGreaterThan(10);
});

// Every test fails on a violation, and screens.spec.ts covers every look of each page. Here each page is loaded directly: dark and right to left for B1,
// light and left to right for B2.
test('B1 Z4 no product page violates the CSP in dark mode, right to left, or downloads a file of the template', async ({
  page,
  context,
  server,
  watched,
}) => {
  const { signedOut, signedIn, operator } = await addressesOfProduct(server.url);
  const paths = recordPaths(context);
  await page.goto('/login');
  let pages = await visit(page, 'product', signedOut, DARK);
  for (const [person, addresses] of [
    [OPS, operator],
    [MAYA, signedIn],
  ] as const) {
    await applyLook(page, LIGHT);
    await signInAnew(page, person);
    pages += await visit(page, 'product', addresses, DARK);
  }
  expect(watched.faults).toEqual([]);
  const foreign = filesOfOnly('template');
  expect(foreign.size).toBeGreaterThan(3);
  const fromTemplate = paths.filter((path) => foreign.has(path) || /worker\.js$/i.test(path));
  expect(fromTemplate).toEqual([]);
  expect(await serviceWorkers(page)).toEqual({ controlled: false, scripts: [] });
  test.info().annotations.push({
    type: 'figure',
    description: `${pages} pages, ${watched.faults.length} violations, ${fromTemplate.length} of ${foreign.size} template files`,
  });
});

test('B1 Z4 no template page violates the CSP in dark mode, right to left, or calls /api/v1', async ({
  page,
  context,
  watched,
}) => {
  const { signedOut, signedIn } = addressesOfTemplate();
  const calls: string[] = [];
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1')) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await expect(page.locator('input[name="email"]')).toBeVisible();
  let pages = await visit(page, 'template', signedOut, DARK);
  await applyLook(page, LIGHT);
  await page.goto('/login');
  await signInToTemplate(page);
  pages += await visit(page, 'template', signedIn, DARK);
  expect(watched.faults).toEqual([]);
  expect(calls).toEqual([]);
  test.info().annotations.push({
    type: 'figure',
    description: `${pages} pages, ${watched.faults.length} violations, ${calls.length} calls to /api/v1`,
  });
});

test('B2 the product creates no Trusted Types policy, the template exactly one, and no page violates the CSP in light mode', async ({
  page,
  server,
  watched,
}) => {
  const product = await addressesOfProduct(server.url);
  await page.addInitScript(() => (window.print = () => undefined));
  await recordPolicies(page);
  await page.goto('/login');
  await visit(page, 'product', product.signedOut, LIGHT);
  await signInAnew(page, OPS);
  await visit(page, 'product', product.operator, LIGHT);
  await signInAnew(page, MAYA);
  await visit(page, 'product', product.signedIn, LIGHT);
  expect(await page.evaluate(() => sessionStorage.getItem('policies'))).toBeNull();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('link', { name: /your profile/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await signInToTemplate(page);
  await expectPageReady(page);
  const policies = () =>
    page.evaluate(() => {
      const made = sessionStorage.getItem('policies');
      sessionStorage.removeItem('policies');
      return made;
    });
  expect(await policies()).toBe('default');
  for (const path of addressesOfTemplate().signedIn) {
    await visit(page, 'template', [path], LIGHT);
    expect(await policies(), path).toBe('default');
  }
  expect(watched.faults).toEqual([]);
});
