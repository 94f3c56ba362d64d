import type { Page } from '@playwright/test';
import { press, tabTo, type } from '../../support/keyboard.ts';
import { codeFor } from '../../support/outbox.ts';
import { MAYA, newPerson } from '../../support/people.ts';
import { amountField, DELIVERED_NUMBER } from '../../support/purchase.ts';
import { expect, test } from '../../support/fixtures.ts';

const firstDigit = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).getByLabel('Digit 1 of 6');

test('registers a new person using only the keyboard', async ({ page, server }) => {
  const ada = newPerson();
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Create an account' }));
  await type(page, page.getByLabel('First name'), ada.firstName);
  await type(page, page.getByLabel('Last name'), ada.lastName);
  await type(page, page.getByLabel('E-mail'), ada.email);
  await type(page, page.getByLabel('Where you live'), 'Fran');
  await type(page, page.getByLabel('Mobile number'), ada.phone);
  await press(page, page.getByRole('checkbox', { name: /I accept the terms/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/verify$/);
  await type(page, firstDigit(page, 'One-time code'), await codeFor(server.url, ada.email));
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/create-pin$/);
  await type(page, firstDigit(page, 'Your PIN'), ada.pin);
  await type(page, firstDigit(page, 'Repeat your PIN'), ada.pin);
  await press(page, page.getByRole('button', { name: 'Create PIN and finish' }));
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
});

test('buys a top-up using only the keyboard: choose, change in the cart, pay, see it delivered', async ({ page, ownServer }) => {
  const server = await ownServer();
  await page.goto(`${server.url}/login`);
  await type(page, page.getByLabel('E-mail or phone'), MAYA.email);
  await type(page, page.getByRole('textbox', { name: 'PIN, 6 digits' }), MAYA.pin);
  await page.keyboard.press('Enter');
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Top-up/ })
      .first(),
  );
  await type(page, page.getByLabel('Mobile number'), DELIVERED_NUMBER);
  await expect(amountField(page)).toBeVisible();
  await type(page, amountField(page), '5000');
  await press(page, page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }));
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), { back: true });
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: /^Edit / }));
  await tabTo(page, page.getByLabel(/^Amount for/));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('₦4,000').first()).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Review and pay' }).filter({ visible: true }));
  const warning = page.getByRole('checkbox', { name: 'I have checked it' }).first();
  await expect(
    page
      .getByText(/Prices held for/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  if (await warning.isVisible()) await press(page, warning, 'Space');
  await type(page, firstDigit(page, 'Your PIN'), MAYA.pin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
});
