import { expect, type Page } from '@playwright/test';
import { goInApp } from './in-app.ts';
import { codeFor, mailTo } from './outbox.ts';
import { visibleControl } from './purchase.ts';
import { translationsOf, type Translations } from './translations.ts';

/** A gift card with a free amount in naira, and one with fixed amounts. */
export const KASUWA = { id: '019b76e0-0000-7fcd-958c-c13cda679f81', brand: 'Kasuwa Fresh' } as const;
export const ADIRE = { id: '019b76e0-03e8-7c6f-90f0-33aa12e74f7b', brand: 'Adire & Co' } as const;
/** A bank in Ghana; its accounts have 13 digits. */
export const COCOA = { id: '019b76dc-0076-70c7-818f-496474a46b21', name: 'Cocoa Coast Bank' } as const;

/** The recipient of the gift card. The sandbox supplier delivers to this address. */
export const ROSA = { name: 'Rosa Lima', email: 'rosa42@kado.test' } as const;
/** Accounts of the sandbox supplier. The last two digits decide the outcome. */
export const DELIVERED_ACCOUNT = '2041007731500';
export const REFUSED_ACCOUNT = '2041007731502';

const ENGLISH = translationsOf('en');

/** Fills the page of Kasuwa Fresh with an amount, a recipient and a note. */
export async function fillGiftCard(page: Page, { t }: Translations = ENGLISH) {
  await goInApp(page, `/send/gift-card/${KASUWA.id}`);
  await page.getByLabel(t('product-gift-cards:amount.arrives'), { exact: true }).fill('15000');
  await page.getByLabel(t('product-gift-cards:who.name'), { exact: true }).fill(ROSA.name);
  await page.getByLabel(t('product-gift-cards:who.email'), { exact: true }).fill(ROSA.email);
  await page.getByLabel(t('product-gift-cards:note.label')).fill('Happy birthday!');
}

/** Puts a gift card for Rosa in the cart. */
export async function putGiftCardInCart(page: Page, texts: Translations = ENGLISH) {
  await fillGiftCard(page, texts);
  await visibleControl(page, 'button', texts.t('cart.add')).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** Fills the form of a bank gift to an account at Cocoa Coast Bank. */
export async function fillBankGift(page: Page, account: string, { t }: Translations = ENGLISH) {
  await goInApp(page, `/send/bank?bankId=${COCOA.id}`);
  await page.getByLabel(t('account.label'), { exact: true }).fill(account);
  await page.getByLabel(t('product-bank-gifts:holder.label'), { exact: true }).fill('Kwame Mensah');
  await page.getByLabel(t('product-bank-gifts:amount.send'), { exact: true }).fill('25');
}

/** Puts a bank gift in the cart. */
export async function putBankGiftInCart(page: Page, account: string, texts: Translations = ENGLISH) {
  await fillBankGift(page, account, texts);
  await visibleControl(page, 'button', texts.t('cart.add')).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** The gift link in the newest e-mail to Rosa. Also checks that the e-mail does not contain the code of the card. */
export async function giftLink(url: string, after = 0): Promise<string> {
  const { text } = await mailTo(url, ROSA.email, { after, about: /\/gift\// });
  const link = /\S+\/gift\/[\w-]{43}/.exec(text)?.[0] ?? '';
  // The link is left out, because its token may look like a code.
  expect(text.replace(link, '')).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  return link;
}

/** Unwraps the gift on its page. */
export const unwrap = (page: Page, { t }: Translations = ENGLISH) =>
  page.getByRole('button', { name: t('product-gift-cards:gift.unwrap') }).click();

/** Requests the one-time code, which is sent to Rosa by e-mail. */
async function askForGiftCode(page: Page, { t }: Translations = ENGLISH) {
  await page.getByRole('button', { name: t('product-gift-cards:gift.getCode') }).click();
  await expect(page.getByRole('group', { name: t('product-gift-cards:gift.digits') })).toBeVisible();
}

/** Requests the one-time code, reads it from the outbox, types it, and waits for the code of the card. */
export async function enterGiftCode(page: Page, url: string, texts: Translations = ENGLISH) {
  const { t } = texts;
  const before = Date.now();
  await askForGiftCode(page, texts);
  const digits = page
    .getByRole('group', { name: t('product-gift-cards:gift.digits') })
    .getByRole('textbox')
    .first();
  await digits.pressSequentially(await codeFor(url, ROSA.email, before));
  await page.getByRole('button', { name: t('product-gift-cards:gift.open') }).click();
  await expect(page.getByRole('heading', { name: t('product-gift-cards:gift.codeTitle') })).toBeVisible();
}
