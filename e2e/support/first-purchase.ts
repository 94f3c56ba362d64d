import { expect, type Page } from '@playwright/test';
import { MAYA } from './people.ts';
import { amountField, DELIVERED_NUMBER, pay, visibleControl } from './purchase.ts';
import { countReceived } from './wire.ts';
import { presetStorage } from './storage.ts';

/** Buys a top-up in a new browser, from the sign-in page to the receipt. Returns the bytes that it received. */
export async function receivedByFirstPurchase(page: Page, origin: string, { lowData }: { lowData: boolean }) {
  if (lowData) await presetStorage(page, { prefs: '{"data.low":true}' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const received = await countReceived(page);
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete="username"]').fill(MAYA.email);
  await page.locator('input[autocomplete="current-password"]').fill(MAYA.pin);
  await page.locator('form button[type="submit"]').click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Top-up/ })
    .first()
    .click();
  await page.getByLabel('Mobile number').pressSequentially(DELIVERED_NUMBER);
  await amountField(page).fill('5000');
  await visibleControl(page, 'button', 'Add to cart').click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await visibleControl(page, 'link', 'Review and pay').click();
  await pay(page, MAYA.pin);
  const delivered = page.getByText('Delivered', { exact: true }).filter({ visible: true }).first();
  await expect(delivered).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('link', { name: 'Receipt' })
    .or(page.getByRole('button', { name: 'Receipt' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Receipt' }).first()).toBeVisible();
  return received();
}
