import type { Page } from '@playwright/test';
import { expectPageReady } from '../screens.ts';
import { translationsOf } from '../translations.ts';

/** The template's two accounts; its sign-in page shows their passwords. */
export const ADMIN = { email: 'admin@demo.test', password: 'admin' };
export const CLIENT = { email: 'client@demo.test', password: 'client' };

/** Signs in to the template through the sign-in form, which is already open, and waits until the sign-in page is left. */
export async function signInToTemplate(page: Page, { email, password } = ADMIN) {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 60_000 });
}

/** Signs in to the template, so that this browser opens the template on the next page load. */
export async function enterTemplate(page: Page, locale: string, account = ADMIN) {
  await page.goto('/login');
  await page.getByRole('button', { name: translationsOf(locale.slice(0, 2)).t('product-auth:login.demo') }).click();
  await signInToTemplate(page, account);
  await expectPageReady(page);
  // Leaves the page, so that a test does not count its requests as the next page's.
  await page.goto('about:blank');
}
