import type { Locator } from '@playwright/test';
import { expect, signInTo, test } from '../../support/fixtures.ts';
import { KASUWA } from '../../support/gifts.ts';
import { MAYA, newPerson } from '../../support/people.ts';
import { amountField, DELIVERED_NUMBER } from '../../support/purchase.ts';

/** Whether the field, or a box around it, has an outline. */
const isOutlined = (field: Locator): Promise<boolean> =>
  field.evaluate((element) =>
    [element, element.parentElement, element.parentElement?.parentElement].some(
      (each) => each && getComputedStyle(each).outlineStyle === 'solid' && getComputedStyle(each).outlineWidth === '2px',
    ),
  );

async function expectRing(field: Locator) {
  await field.blur();
  expect(await isOutlined(field)).toBe(false);
  await field.focus();
  expect(await isOutlined(field)).toBe(true);
}

test('fields, code digits and text areas show the focus in forced colours, where shadows are not drawn', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/forgot-pin');
  await page.getByLabel('E-mail or phone').fill(newPerson().email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expectRing(page.getByLabel('Digit 1 of 6').first());
  await signInTo(page, MAYA, '/contact');
  await expectRing(page.getByRole('textbox', { name: 'Your name' }));
  await expectRing(page.getByRole('textbox', { name: 'Your message' }));
  await page.goto(`/send/gift-card/${KASUWA.id}`);
  await expectRing(page.locator('textarea'));
});

test('an invalid amount field shows the focus', async ({ page }) => {
  await signInTo(page, MAYA, `/send/top-up?phone=${encodeURIComponent(DELIVERED_NUMBER.replaceAll(' ', ''))}`);
  await amountField(page).fill('5 x');
  await amountField(page).blur();
  await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectRing(amountField(page));
});
