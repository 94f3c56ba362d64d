import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { ordersOf } from '../../support/api-client.ts';
import { expect, expectAmount, signIn, test } from '../../support/fixtures.ts';
import {
  COCOA,
  enterGiftCode,
  giftLink,
  KASUWA,
  unwrap,
  putBankGiftInCart,
  putGiftCardInCart,
  REFUSED_ACCOUNT,
  ROSA,
} from '../../support/gifts.ts';
import { MAYA } from '../../support/people.ts';
import { DELIVERED_NUMBER, go, pay, putInCart, visibleControl } from '../../support/purchase.ts';
import { translationsOf, type Translations } from '../../support/translations.ts';
import { watch } from '../../support/watch.ts';
import type { Page } from '@playwright/test';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DARK_IN_ARABIC = { locale: 'ar', colorScheme: 'dark' } as const;
const CODE = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/;

/** Opens the gift at a link. Returns the code of the card. */
async function openGift(page: Page, link: string, origin: string, texts: Translations): Promise<string> {
  const { t } = texts;
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: t('product-gift-cards:gift.title', { from: 'Maya Haddad' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await unwrap(page, texts);
  await expect(page.getByText('Happy birthday!')).toBeVisible();
  await expect(page.getByRole('heading', { name: /15,000/ })).toContainText(KASUWA.brand);
  await enterGiftCode(page, origin, texts);
  // Waits for the animations, because a text that is still fading in has too little contrast.
  await page.evaluate(
    async () => void (await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  return (await page.getByText(CODE).innerText()).trim();
}

for (const { where, use, lng } of [
  { where: 'on a desktop', use: {}, lng: 'en' },
  { where: 'in Arabic and dark mode on a phone', use: { ...PHONE, ...DARK_IN_ARABIC }, lng: 'ar' },
])
  test.describe(where, () => {
    test.use(use);

    test('sends a top-up, a gift card and a bank gift in one order; the refused one is refunded, and the card is opened elsewhere', async ({
      page,
      browser,
      ownServer,
    }) => {
      const texts = translationsOf(lng);
      const { t, tPattern } = texts;
      const server = await ownServer();
      await signIn(page, MAYA, server.url);
      await putInCart(page, DELIVERED_NUMBER, '5000', texts);
      await putGiftCardInCart(page, texts);
      await putBankGiftInCart(page, REFUSED_ACCOUNT, texts);
      await expect(page.getByRole('heading', { level: 1, name: t('product-cart:cart.head', { count: 3 }) })).toBeVisible();
      await visibleControl(page, 'link', t('product-cart:cart.review')).click();
      await pay(page, MAYA.pin, texts);

      await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
      const items = page.getByRole('main').getByRole('listitem');
      const item = (who: string) => items.filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(who) }) });
      const delivered = t('common:orderState.delivered');
      await expect(item('Ada Obi').getByText(delivered, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
      await expect(item(ROSA.name).getByText(delivered, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
      await expect(item(ROSA.name)).toContainText(KASUWA.brand);
      const bank = item('Kwame Mensah');
      await expect(bank.getByText(t('common:orderState.failed'), { exact: true }).first()).toBeVisible({ timeout: 60_000 });
      await expect(bank.getByText(tPattern('product-orders:item.backTitle'))).toBeVisible();
      await expect(bank).toContainText(COCOA.name);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect((await ordersOf(server.url, MAYA))[0]).toMatchObject({ status: 'partially_completed' });

      const link = await giftLink(server.url);
      const other = await browser.newContext();
      const { faults } = await watch(other, server.url);
      const code = await openGift(await other.newPage(), link, server.url, texts);
      expect(code).toMatch(CODE);
      await other.close();
      expect(faults, 'faults that the recipient’s browser reported').toEqual([]);

      await item(ROSA.name)
        .getByRole('button', { name: t('product-orders:gift.reveal') })
        .click();
      await page.getByRole('dialog').getByRole('textbox').first().pressSequentially(MAYA.pin);
      await page.getByRole('button', { name: t('product-orders:gift.show') }).click();
      const shown = await page.getByRole('dialog').getByText(code, { exact: true }).boundingBox();
      expect(shown?.height, 'the height of one line').toBeLessThan(64);
      await expectAccessible(page);
      await go(page, '/transactions');
      await expectAmount(page, /485\.94\sUSD/);
    });
  });
