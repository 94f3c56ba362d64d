import { openInApp } from '../../support/in-app.ts';
import { checkScreen, checkScreens, followSystemTheme } from '../../support/screens.ts';
import { codeFor } from '../../support/outbox.ts';
import { MAYA, newPerson } from '../../support/people.ts';
import { DELIVERED_NUMBER, buy, putInCart } from '../../support/purchase.ts';
import { handIn, startDeposit } from '../../support/deposits.ts';
import {
  ADIRE,
  DELIVERED_ACCOUNT,
  enterGiftCode,
  fillBankGift,
  fillGiftCard,
  giftLink,
  putBankGiftInCart,
  putGiftCardInCart,
  unwrap,
} from '../../support/gifts.ts';
import { signInToHome, expect, signInTo, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';
import type { Page } from '@playwright/test';

for (const lng of ['en', 'ar']) {
  const texts = translationsOf(lng);
  const { t } = texts;
  // The address changes before the new page renders, so wait for an element that only that page has.
  const group = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
  const digits = (page: Page, label: string, code: string) =>
    group(page, label).getByRole('textbox').first().pressSequentially(code);
  /** Checks the cart, which opens when a gift is put in it. */
  const checkCart = async (page: Page, count: number) => {
    await expect(page.getByRole('heading', { level: 1, name: t('product-cart:cart.head', { count }) })).toBeVisible();
    await checkScreen(page);
  };

  test.describe(`every screen is accessible and fits the window, light and dark, on a desktop and a phone, in ${lng}`, () => {
    test.use({ locale: lng });
    test.beforeEach(async ({ page }) => followSystemTheme(page));
    test(`sign-in and registration, in ${lng}`, async ({ page, server }) => {
      const ada = newPerson();
      await page.goto('/login');
      await checkScreen(page);
      await openInApp(page, '/register');
      await expect(page.getByRole('option').nth(100)).toBeAttached();
      await checkScreen(page);
      await page.getByLabel(t('product-auth:register.firstName')).fill(ada.firstName);
      await page.getByLabel(t('product-auth:register.lastName')).fill(ada.lastName);
      await page.getByLabel(t('product-auth:register.email')).fill(ada.email);
      await page.getByLabel(t('product-auth:register.country')).selectOption('FR');
      await page.getByLabel(t('product-auth:register.phone')).fill(ada.phone);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t('product-auth:register.submit') }).click();
      await expect(page).toHaveURL(/\/verify$/);
      await expect(group(page, t('product-auth:verify.code'))).toBeVisible();
      await checkScreen(page);
      await digits(page, t('product-auth:verify.code'), await codeFor(server.url, ada.email));
      await page.getByRole('button', { name: t('product-auth:verify.submit') }).click();
      await expect(page).toHaveURL(/\/create-pin$/);
      await expect(group(page, t('product-auth:createPin.pin'))).toBeVisible();
      await checkScreen(page);
    });

    test(`resetting the PIN, in ${lng}`, async ({ page, server }) => {
      const before = Date.now();
      await page.goto('/forgot-pin');
      await checkScreen(page);
      await page.getByLabel(t('product-auth:login.identifier')).fill(MAYA.email);
      await page.getByRole('button', { name: t('product-auth:forgot.submit') }).click();
      await expect(page).toHaveURL(/\/forgot-pin\/verify$/);
      await expect(group(page, t('product-auth:verify.code'))).toBeVisible();
      await checkScreen(page);
      await digits(page, t('product-auth:verify.code'), await codeFor(server.url, MAYA.email, before));
      await page.getByRole('button', { name: t('product-auth:verify.submit') }).click();
      await expect(page).toHaveURL(/\/forgot-pin\/set$/);
      await expect(group(page, t('product-auth:createPin.pin'))).toBeVisible();
      await checkScreen(page);
    });

    test(`home, sending and checkout, in ${lng}`, async ({ page }) => {
      await signInToHome(page, MAYA);
      await checkScreen(page);
      await checkScreens(page, ['/send/top-up', '/cart', '/checkout']);
      await page.setViewportSize({ width: 1280, height: 800 });
      await putInCart(page, DELIVERED_NUMBER, '5000', texts);
      await checkCart(page, 1);
      await checkScreens(page, ['/checkout']);
    });

    test(`choosing gift cards and bank gifts, in ${lng}`, async ({ page }) => {
      await signInTo(page, MAYA, '/send/gift-card');
      await checkScreen(page);
      await checkScreens(page, [
        `/send/gift-card/${ADIRE.id}`,
        '/send/bank',
        '/send/gift-card?q=zzzz',
        '/send/bank?item=none',
        '/send/gift-card/none',
      ]);
      await fillGiftCard(page, texts);
      await page.getByRole('radio', { name: texts.tPattern('product-gift-cards:when.other') }).check();
      await checkScreen(page);
      await fillBankGift(page, '2041', texts);
      await page.getByLabel(t('product-bank-gifts:holder.label'), { exact: true }).focus();
      await checkScreen(page);
    });

    test(`gifts of three kinds from the cart to the recipient, in ${lng}`, async ({ page, server }) => {
      const before = Date.now();
      await signInTo(page, MAYA, '/send/top-up');
      await putInCart(page, DELIVERED_NUMBER, '5000', texts);
      await putGiftCardInCart(page, texts);
      await putBankGiftInCart(page, DELIVERED_ACCOUNT, texts);
      await checkCart(page, 3);
      await checkScreens(page, ['/checkout']);
      const id = await buy(page, MAYA.pin, texts);
      await expect(page.getByRole('heading', { level: 1, name: t('product-orders:headline.all.arrived') })).toBeVisible({
        timeout: 60_000,
      });
      await checkScreen(page);
      for (const dialog of ['reveal', 'redirect']) {
        await page.getByRole('button', { name: t(`product-orders:gift.${dialog}`) }).click();
        await checkScreen(page);
        await page.keyboard.press('Escape');
      }
      await page.goto(`/orders/${id}?receipt=1`);
      await checkScreen(page);
      await checkScreens(page, [
        '/verify-receipt',
        '/gift/none',
        `/verify-receipt?reference=K7-4F2M-9QTD&checksum=${'0'.repeat(32)}`,
        new URL(await giftLink(server.url, before)).pathname,
      ]);
      await unwrap(page, texts);
      await checkScreen(page);
      await enterGiftCode(page, server.url, texts);
      await checkScreen(page);
    });

    test(`prices and deposits, in ${lng}`, async ({ page }) => {
      await signInTo(page, MAYA, '/bank-prices');
      await checkScreen(page);
      await checkScreens(page, [
        '/deposits',
        '/bank-prices?direction=payout&currency=GHS',
        '/deposits/new',
        '/deposits?q=zzzz',
        '/deposits/none',
        '/deposits/new?amount=300',
      ]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await startDeposit(page, texts);
      await checkScreen(page);
      await handIn(page, texts);
      await expect(page.getByRole('img', { name: t('product-deposits:proof.alt') })).toBeVisible();
      await checkScreen(page);
    });

    test(`orders, transactions and profile, in ${lng}`, async ({ page }) => {
      await signInTo(page, MAYA, '/orders');
      await checkScreen(page);
      await checkScreens(page, [
        '/transactions',
        '/recipients',
        '/notifications',
        '/profile',
        '/profile/security',
        '/nowhere',
        '/orders?q=zzzz',
        '/orders/none',
      ]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await putInCart(page, DELIVERED_NUMBER, '5000', texts);
      const id = await buy(page, MAYA.pin, texts);
      await expect(
        page.getByText(t('common:orderState.delivered'), { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible({ timeout: 60_000 });
      await checkScreen(page);
      await page.goto(`/orders/${id}?receipt=1`);
      await checkScreen(page);
    });
  });
}
