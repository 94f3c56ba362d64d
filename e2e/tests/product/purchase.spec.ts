import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { mailTo } from '../../support/outbox.ts';
import { MAYA } from '../../support/people.ts';
import {
  amountField,
  DELIVERED_NUMBER,
  buy,
  fillTopup,
  go,
  pay,
  putInCart,
  REFUSED_NUMBER,
  visibleControl,
  UNANSWERED_NUMBER,
} from '../../support/purchase.ts';
import { expect, expectAmount, toast, signIn, test } from '../../support/fixtures.ts';
import { ordersOf } from '../../support/api-client.ts';
import { expectPageReady } from '../../support/screens.ts';
import { translationsOf } from '../../support/translations.ts';

const available = (page: import('@playwright/test').Page) => page.getByRole('banner').getByText(/[\d,]+\.\d\d\sUSD/);

test(
  'refunds the failed one of two top-ups at once; balance, order, ledger and receipt agree to the cent',
  { tag: ['@phone', '@arabic'] },
  async ({ page, ownServer, locale }) => {
    const texts = translationsOf(locale?.slice(0, 2) ?? 'en');
    const { t, tPattern } = texts;
    const server = await ownServer();
    await signIn(page, MAYA, server.url);
    await expectAmount(page, /500\.00\sUSD/);
    await expect(page.locator('html')).toHaveAttribute('dir', texts.lng === 'ar' ? 'rtl' : 'ltr');

    await go(page, '/send/top-up');
    await fillTopup(page, DELIVERED_NUMBER, '90000000', texts);
    await expect(page.getByText(t('product-topup:network.confidence3'))).toBeVisible();
    await expect(page.getByText(tPattern('product-topup:amount.tooMuch'))).toBeVisible();
    await amountField(page, texts).fill('5000');
    await expect(page.getByRole('textbox', { name: t('product-topup:amount.send') })).toHaveValue('3.29');
    await visibleControl(page, 'button', t('cart.add')).click();
    await expect(page.getByRole('link', { name: t('product-shell:cart', { count: 1 }) })).toBeVisible();
    await putInCart(page, REFUSED_NUMBER, '1000', texts);

    await go(page, '/cart');
    // Waits for the first recipient's name and the prices, because the lines move when these load.
    await expect(page.getByRole('heading', { level: 2, name: /Ada Obi/ })).toBeVisible();
    await expectPageReady(page);
    const second = page
      .getByRole('list', { name: t('product-cart:cart.list') })
      .getByRole('listitem')
      .last();
    await second.getByRole('button', { name: tPattern('product-cart:line.editName') }).click();
    await second.getByLabel(tPattern('product-cart:line.amountLabel')).fill('2000');
    await second.getByRole('button', { name: t('product-cart:line.saveAmount') }).click();
    await expect(second.getByText(/2,000/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('product-cart:cart.head', { count: 2 }) })).toBeVisible();
    await expect(second.getByText(/2,000/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await visibleControl(page, 'link', t('product-cart:cart.review')).click();
    await expect(
      page
        .getByText(/\b(10:00|9:\d\d)\b/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pay(page, MAYA.pin, texts);

    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
    await expect(page.getByText(t('common:orderState.delivered'), { exact: true }).filter({ visible: true }).first()).toBeVisible(
      { timeout: 60_000 },
    );
    await expect(page.getByText(tPattern('product-orders:item.backTitle'))).toBeVisible({ timeout: 60_000 });
    await expectAmount(page, /3\.59\sUSD/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await go(page, '/transactions');
    await expectAmount(page, /496\.41\sUSD/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const mail = await mailTo(server.url, MAYA.email, { about: /3\.59/ });
    expect(mail.text).toContain('3.59');
  },
);

test('e-mails the receipt automatically, and on request to another address', async ({ page, ownServer }) => {
  const server = await ownServer();
  await signIn(page, MAYA, server.url);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  const id = await buy(page, MAYA.pin);
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await mailTo(server.url, MAYA.email, { about: /3\.59/ });
  await go(page, `/orders/${id}?receipt=1`);
  await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'E-mail' }).click();
  await page.getByLabel('E-mail address').fill('friend@kado.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toast(page, 'The receipt is on its way to friend@kado.test')).toBeVisible();
  expect((await mailTo(server.url, 'friend@kado.test')).text).toContain('3.59');
});

test('cancels an order with one press in its first seconds, and refunds all of it', async ({ page, ownServer }) => {
  const server = await ownServer({ KADO_SUBMIT_DELAY_SECONDS: '300' });
  await signIn(page, MAYA, server.url);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await buy(page, MAYA.pin);
  await expect(available(page)).toHaveText('496.41 USD');
  const cancel = page.getByRole('button', { name: /^Cancel the order/ });
  // The button is available only for a few seconds, so it must be visible without scrolling, on a phone too.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await cancel.click();
  await expect(toast(page, 'Order cancelled, you have your money back')).toBeVisible();
  await expect(page.getByText(/You cancelled it before it was sent/)).toBeVisible();
  await expect(available(page)).toHaveText('500.00 USD');
});

test('M10 refunds an item without a response of the supplier at the promised time, also across a restart', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer({ KADO_PROMISE_SECONDS: '6' });
  await signIn(page, MAYA, server.url);
  await putInCart(page, UNANSWERED_NUMBER, '5000');
  await buy(page, MAYA.pin);
  await server.end('SIGKILL');
  await server.restart();
  await page.reload();
  await expect(page.getByText(/did not arrive in time/)).toBeVisible({ timeout: 60_000 });
  await expect(available(page)).toHaveText('500.00 USD');
});

test('M9 shows one order and an empty cart after a lost payment response, and keeps the cart after a refusal', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer();
  const before = (await ordersOf(server.url, MAYA)).length;
  await signIn(page, MAYA, server.url);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await go(page, '/checkout');
  await pay(page, '904718');
  await expect(page.getByText(/4 tries left/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  let lost = 0;
  await page.route('**/api/v1/checkout', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await pay(page, MAYA.pin);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(page.getByText(/We don’t know yet whether this was paid/)).toBeVisible();
  await page.unroute('**/api/v1/checkout');
  await page.reload();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  expect(await ordersOf(server.url, MAYA)).toHaveLength(before + 1);
});
