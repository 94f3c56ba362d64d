import { expect, type Locator, type Page } from '@playwright/test';

type Direction = { limit?: number; back?: boolean };

/** Types a text into a field that Tab reaches. */
export async function type(page: Page, field: Locator, text: string, direction?: Direction) {
  await tabTo(page, field, direction);
  await page.keyboard.type(text);
}

/** Presses a key on a control that Tab reaches. */
export async function press(page: Page, target: Locator, key = 'Enter', direction?: Direction) {
  await tabTo(page, target, direction);
  await page.keyboard.press(key);
}

/** Presses Tab (Shift+Tab if `back`) until the target has the focus. Fails if it does not after `limit` presses. */
export async function tabTo(page: Page, target: Locator, { limit = 80, back = false }: Direction = {}) {
  for (let step = 0; step < limit; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)))
      return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  await expect(target, `reached by ${limit} tabs`).toBeFocused();
}

/** Chooses a value of a select that Tab reaches, with the arrow keys. */
export async function chooseValue(page: Page, select: Locator, value: string) {
  await tabTo(page, select);
  const options = await select.locator('option').count();
  for (let step = 0; step < options && (await select.inputValue()) !== value; step += 1) await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
}

/** Expects that an element of the page has the focus, so that it was not lost when an element was removed. */
export const expectFocusKept = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => document.activeElement?.matches('main *, [role="dialog"] *') ?? false),
      'the focus is in the page',
    )
    .toBe(true);
