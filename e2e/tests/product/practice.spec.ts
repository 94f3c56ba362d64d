import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { ordersOf } from '../../support/api-client.ts';
import { DELIVERED_ACCOUNT, putBankGiftInCart, putGiftCardInCart, ROSA } from '../../support/gifts.ts';
import { outbox } from '../../support/outbox.ts';
import { MAYA, registerPerson } from '../../support/people.ts';
import { showInApp } from '../../support/in-app.ts';
import { buy, DELIVERED_NUMBER, go, putInCart, visibleControl } from '../../support/purchase.ts';
import { expect, expectAmount, signIn, test } from '../../support/fixtures.ts';
import { type Translations, translationsOf } from '../../support/translations.ts';

const PRACTICE_PIN = '246813';
/** A long timeout, because the server creates the practice database for the first person who practises. */
const OPENED = { timeout: 120_000 };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Switches to practice money, and waits for its balance. */
async function startPractising(page: Page, { t }: Translations) {
  await go(page, '/profile');
  await page.getByRole('button', { name: t('product-account:practice.start') }).click();
  await expect(page.getByRole('main').getByText('100.00').first()).toBeVisible(OPENED);
}

for (const { where, use, lng } of [
  { where: 'on a desktop', use: {}, lng: 'en' },
  { where: 'in Arabic on a phone', use: { ...PHONE, locale: 'ar' }, lng: 'ar' },
])
  test.describe(where, () => {
    test.use(use);

    test('practice mode: all three kinds are bought, and the real balance, cart and orders stay unchanged', async ({
      page,
      context,
      ownServer,
    }) => {
      const texts = translationsOf(lng);
      const { t } = texts;
      const server = await ownServer();
      const ribbon = page.getByRole('complementary', { name: t('product-shell:practice.label') });
      await signIn(page, MAYA, server.url);
      await expectAmount(page, /500\.00\sUSD/);
      await putInCart(page, DELIVERED_NUMBER, '5000', texts);
      const orders = await ordersOf(server.url, MAYA);
      await expect(ribbon).toHaveCount(0);

      await startPractising(page, texts);
      await expect(ribbon).toContainText(t('product-shell:practice.text'));
      await expect(page.getByText(/500\.00/)).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${t('practice.name')} · `));
      await expectAccessible(page);

      await putInCart(page, DELIVERED_NUMBER, '5000', texts);
      await putGiftCardInCart(page, texts);
      await putBankGiftInCart(page, DELIVERED_ACCOUNT, texts);
      await go(page, '/checkout');
      await expect(page.getByText(PRACTICE_PIN)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const id = await buy(page, PRACTICE_PIN, texts);
      await expect(
        page
          .getByText(/PRACTICE-/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(page.getByText(t('common:orderState.delivered'), { exact: true }).filter({ visible: true })).not.toHaveCount(
        0,
        {
          timeout: 60_000,
        },
      );

      // Each has another heading than the one before it.
      for (const path of [
        `/orders/${id}?receipt=1`,
        '/',
        '/send/top-up',
        '/orders',
        `/orders/${id}`,
        '/transactions',
        '/cart',
      ].concat(['/recipients', '/deposits/new', '/notifications', '/contact', '/profile', '/bank-prices', '/nowhere'])) {
        await showInApp(page, path);
        await expect(ribbon, path).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await expect(page.getByRole('heading', { name: t('product-shell:practice.notHere') })).toBeVisible();

      await go(page, '/profile');
      await page.getByRole('button', { name: t('product-account:practice.refill') }).click();
      await expect(page.getByText(t('product-account:practice.refilled')).first()).toBeVisible();
      await go(page, '/');
      await expectAmount(page, /100\.00\sUSD/);

      const beside = await context.newPage();
      await beside.goto(server.url);
      await expectAmount(beside, /500\.00\sUSD/);
      await expect(beside.getByRole('complementary', { name: t('product-shell:practice.label') })).toHaveCount(0);
      await beside.close();

      await ribbon.getByRole('button', { name: t('product-shell:practice.leave') }).click();
      await expectAmount(page, /500\.00\sUSD/);
      await expect(ribbon).toHaveCount(0);
      await expect(page.getByRole('link', { name: t('product-shell:cart', { count: 1 }) }).first()).toBeVisible();
      await go(page, `/orders/${id}`);
      await expect(page.getByRole('heading', { name: t('product-orders:error.notFound') })).toBeVisible();
      await expect(page.getByText(/PRACTICE-/)).toHaveCount(0);
      expect(await ordersOf(server.url, MAYA)).toEqual(orders);
      // Sends another e-mail and waits for it; by then, an e-mail from practice mode would have arrived, too.
      await registerPerson(server.url);
      const sent = await outbox(server.url);
      expect(sent.filter(({ to }) => to.includes(ROSA.email))).toEqual([]);
      expect(sent.filter(({ text }) => text.includes('PRACTICE-'))).toEqual([]);
    });

    test('signing out ends practice: the next sign-in has real money', async ({ page, ownServer }) => {
      const texts = translationsOf(lng);
      const { t } = texts;
      const server = await ownServer();
      await signIn(page, MAYA, server.url);
      await startPractising(page, texts);
      await go(page, '/profile');
      await visibleControl(page, 'button', t('product-account:signOut')).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('complementary', { name: t('product-shell:practice.label') })).toHaveCount(0);
      await signIn(page, MAYA, server.url);
      await expectAmount(page, /500\.00\sUSD/);
    });
  });
