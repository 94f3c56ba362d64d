import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { ordersOf } from '../../support/api-client.ts';
import { credit, handIn, startDeposit } from '../../support/deposits.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { DELIVERED_ACCOUNT, fillBankGift } from '../../support/gifts.ts';
import { MAYA } from '../../support/people.ts';
import { CLOCK_CAN_MOVE, followPlan, setUpPlan } from '../../support/plans.ts';
import { buy, visibleControl } from '../../support/purchase.ts';
import { translationsOf, type Translations } from '../../support/translations.ts';
import type { Page } from '@playwright/test';

const WINDOWS = [
  { lng: 'en', use: { viewport: { width: 1280, height: 800 } } },
  { lng: 'ar', use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
] as const;

/** Sends a bank gift of 200 USD, and waits until it is delivered. */
async function sendFirstGift(page: Page, texts: Translations) {
  const { t } = texts;
  await fillBankGift(page, DELIVERED_ACCOUNT, texts);
  await page.getByLabel(t('product-bank-gifts:amount.send'), { exact: true }).fill('200');
  await visibleControl(page, 'button', t('cart.add')).click();
  await expect(page).toHaveURL(/\/cart$/);
  await buy(page, MAYA.pin, texts);
  await expect(page.getByText(t('common:orderState.delivered'), { exact: true }).filter({ visible: true }).first()).toBeVisible({
    timeout: 60_000,
  });
}

/** The entries of a plan's history, newest first. */
const history = (page: Page, { t }: Translations) =>
  page.getByRole('list', { name: t('product-plans:history.heading') }).getByRole('listitem');

/** Presses a button on the plan's page and confirms in the dialog. */
async function answer(page: Page, act: string, confirm: string) {
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
}

for (const { lng, use } of WINDOWS) {
  test.describe(`in ${lng}, ${use.viewport.width} px wide`, () => {
    test.use({ ...use, locale: lng });

    test(`a family plan over three months: sent, waiting for money, skipped, ended, in ${lng}`, async ({ page, ownServer }) => {
      test.setTimeout(900_000);
      const texts = translationsOf(lng);
      const { t, tPattern } = texts;
      const server = await ownServer(CLOCK_CAN_MOVE);
      await signIn(page, MAYA, server.url);
      await sendFirstGift(page, texts);

      await page.getByRole('link', { name: tPattern('product-orders:item.regularly') }).click();
      await expect(page.getByRole('heading', { level: 1, name: tPattern('product-plans:form.head') })).toBeVisible();
      await page.getByLabel(t('product-plans:form.day')).selectOption('15');
      await expect(page.getByRole('list', { name: t('product-plans:form.dates') }).getByRole('listitem')).toHaveCount(3);
      const plan = followPlan(page, server, await setUpPlan(page, texts));

      const first = await plan.next();
      await plan.toNotice(first);
      await page.goto(`${server.url}/notifications`);
      await expect(page.getByText(tPattern('product-notifications:kind.planAnnounced')).first()).toBeVisible();
      const { orderId } = await plan.toRun(first, 'ordered');
      await plan.open();
      await history(page, texts).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Kwame Mensah');

      const second = await plan.next();
      await plan.toNotice(second);
      await plan.toRun(second, 'waiting');
      await plan.open();
      const short = page.getByRole('heading', { name: tPattern('product-plans:wait.INSUFFICIENT_FUNDS.title') });
      await expect(short).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: t('product-plans:do.addMoney') }).click();
      await expect(page).toHaveURL(/\/deposits\/new\?.*credit=\d+\.\d\d/);
      const deposit = await startDeposit(page, texts);
      await handIn(page, texts);
      await credit(server.url, deposit);
      await plan.toRun(second, 'ordered', 2);

      const third = await plan.next();
      await plan.toNotice(third);
      await plan.open();
      await answer(page, t('product-plans:do.skip'), t('product-plans:skip.confirm'));
      await expect(history(page, texts).first()).toContainText(t('product-plans:run.skipped'));
      const fourth = await plan.next();
      await answer(page, t('product-plans:do.end'), t('product-plans:end.confirm'));
      await expect(page.getByRole('heading', { name: t('product-plans:next.ended') })).toBeVisible();
      await expectAccessible(page);
      await plan.toRun(fourth, 'cancelled');
      const orders = await ordersOf(server.url, MAYA);
      expect(orders.slice(0, 3).map(({ total }) => total.amountMinor)).toEqual(Array(3).fill(orders[0]?.total.amountMinor));
      expect(orders).toHaveLength(7);
    });
  });
}
