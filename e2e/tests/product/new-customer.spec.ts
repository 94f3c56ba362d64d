import { expect, signInTo, test } from '../../support/fixtures.ts';
import { startDeposit } from '../../support/deposits.ts';
import { OPS } from '../../support/operators.ts';
import { codeFor } from '../../support/outbox.ts';
import { newPerson, type Person } from '../../support/people.ts';
import { buy, DELIVERED_NUMBER, putInCart } from '../../support/purchase.ts';
import { translationsOf } from '../../support/translations.ts';
import { watch } from '../../support/watch.ts';
import type { Browser, Page } from '@playwright/test';

const texts = translationsOf('ar');
const { t } = texts;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'ar' });

const typeDigits = (page: Page, label: string, code: string) =>
  page.getByRole('group', { name: label, exact: true }).getByRole('textbox').first().pressSequentially(code);

async function register(page: Page, origin: string, person: Person) {
  await page.goto(`${origin}/register`);
  await page.getByLabel(t('product-auth:register.firstName')).fill(person.firstName);
  await page.getByLabel(t('product-auth:register.lastName')).fill(person.lastName);
  await page.getByLabel(t('product-auth:register.email')).fill(person.email);
  await page.getByLabel(t('product-auth:register.country')).selectOption('FR');
  await page.getByLabel(t('product-auth:register.phone')).fill(person.phone);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('product-auth:register.submit') }).tap();
  await typeDigits(page, t('product-auth:verify.code'), await codeFor(origin, person.email));
  await page.getByRole('button', { name: t('product-auth:verify.submit') }).tap();
  await typeDigits(page, t('product-auth:createPin.pin'), person.pin);
  await typeDigits(page, t('product-auth:createPin.again'), person.pin);
  await page.getByRole('button', { name: t('product-auth:createPin.submit') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(person.firstName) })).toBeVisible();
}

/** Takes a photo as the proof (here a screenshot of the page) and submits it. */
async function photographProof(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('upload.camera') }).tap();
  const buffer = await page.screenshot({ type: 'jpeg' });
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: t('product-deposits:proof.send') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: t('product-deposits:headline.in_review') })).toBeVisible();
}

/** Credits the only deposit in the queue, in an operator's own browser in English. */
async function creditOnScreen(browser: Browser, origin: string, { firstName, lastName }: Person) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const { faults } = await watch(context, origin);
  const page = await context.newPage();
  await signInTo(page, OPS, '/operator/deposits', origin);
  await expect(page.getByRole('img', { name: `Proof of payment of ${firstName} ${lastName}` })).toBeVisible();
  await page.getByRole('button', { name: /^Credit \d/ }).click();
  await page.getByLabel('Your PIN').fill(OPS.pin);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Credit/ })
    .click();
  await expect(page.getByText('No deposit is waiting')).toBeVisible();
  await context.close();
  expect(faults, 'faults that the operator’s browser reported').toEqual([]);
}

test('a new customer registers on a phone in Arabic, uploads a photo as proof, is credited live, and sends a first top-up', async ({
  page,
  browser,
  ownServer,
}) => {
  const server = await ownServer();
  const ada = newPerson();
  await register(page, server.url, ada);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await startDeposit(page, texts);
  await photographProof(page);
  await creditOnScreen(browser, server.url, ada);
  await expect(page.getByRole('heading', { level: 1, name: t('product-deposits:headline.credited') })).toBeVisible();
  await putInCart(page, DELIVERED_NUMBER, '5000', texts);
  await buy(page, ada.pin, texts);
  await expect(page.getByText(t('common:orderState.delivered'), { exact: true }).filter({ visible: true }).first()).toBeVisible({
    timeout: 60_000,
  });
});
