import { expect, type Page } from '@playwright/test';
import { goInApp } from './in-app.ts';
import { translationsOf, type Translations } from './translations.ts';

/** Nigerian numbers for the sandbox supplier, which decides by the last two digits: delivered, refused, or no response. */
export const DELIVERED_NUMBER = '+234 803 555 0142';
export const REFUSED_NUMBER = '+234 803 555 0102';
export const UNANSWERED_NUMBER = '+234 803 555 0104';

const ENGLISH = translationsOf('en');

/** Opens a path on the server that the page already uses. */
export const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** The visible button or link of that name: phone and desktop layouts render it in different places. */
export const visibleControl = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).filter({ visible: true });

/** The field for the amount that the recipient gets. */
export const amountField = (page: Page, { t }: Translations = ENGLISH) =>
  page.getByRole('textbox', { name: t('product-topup:amount.gets'), exact: true });

/** Fills the top-up form with a phone number and the amount that the recipient gets. */
export async function fillTopup(page: Page, phone: string, amount: string, texts: Translations = ENGLISH) {
  const number = page.getByLabel(texts.t('product-topup:phone.label'));
  await number.clear(); // an earlier number may be in the field, because drafts are kept
  await number.pressSequentially(phone);
  await amountField(page, texts).fill(amount);
}

/** Fills the top-up form and adds the top-up to the cart. */
export async function putInCart(page: Page, phone: string, amount: string, texts: Translations = ENGLISH) {
  await goInApp(page, '/send/top-up');
  await fillTopup(page, phone, amount, texts);
  await visibleControl(page, 'button', texts.t('cart.add')).click();
  await expect(page.getByText(texts.tPattern('cart.added')).first()).toBeVisible();
  // The toast may be an earlier gift's.
  await expect(page).toHaveURL(/\/cart$/);
}

/** Ticks every warning on the review page and types the PIN. */
export async function confirm(page: Page, pin: string, { t }: Translations = ENGLISH) {
  const first = page.getByLabel(t('pin.digit', { at: 1, of: 6 }));
  await expect(first).toBeVisible();
  for (const checkbox of await page.getByRole('checkbox', { name: t('product-cart:risk.tick') }).all()) await checkbox.check();
  await first.pressSequentially(pin);
}

/** The visible pay button. On a phone its label does not contain the amount. */
export const payButton = (page: Page, { t, tPattern }: Translations = ENGLISH) =>
  page
    .getByRole('button', { name: tPattern('product-cart:pay.do') })
    .or(page.getByRole('button', { name: t('product-cart:pay.now') }))
    .filter({ visible: true });

/** Ticks every warning on the review page, types the PIN and pays. */
export async function pay(page: Page, pin: string, texts: Translations = ENGLISH) {
  await confirm(page, pin, texts);
  await payButton(page, texts).click();
}

/** Pays for the cart and waits for the order page. Returns the order's id. */
export async function buy(page: Page, pin: string, texts: Translations = ENGLISH): Promise<string> {
  await goInApp(page, '/checkout');
  await pay(page, pin, texts);
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
