import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectPageReady } from '../../support/screens.ts';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expectPageReady(page);
}

test('finds and opens a page using only the keyboard, and Escape restores the focus', async ({ page }) => {
  await open(page, '/access-control');
  await tabTo(page, menu(page).getByRole('link', { name: 'Access control' }));
  const field = page.getByRole('combobox', { name: 'Search pages, files and contacts' });
  await page.keyboard.press('ControlOrMeta+K');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page).getByRole('link', { name: 'Access control' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('invoice');
  const marked = page.locator('[role=option].Mui-focused');
  await expect(marked).toContainText('Invoice');
  const first = await marked.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(marked).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveText(first ?? '');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('permissions');
  await expect(marked).toContainText('Permissions');
  await page.keyboard.press('Enter');
  await title(page, 'Permissions');
});

test('opens menu groups one at a time and follows a link using only the keyboard', async ({ page }) => {
  await open(page, '/access-control');
  const group = (name: string) => menu(page).getByRole('button', { name: new RegExp(`^${name}`) });
  await press(page, group('Invoices'));
  await expect(group('Invoices')).toHaveAttribute('aria-expanded', 'true');
  await press(page, group('Users'));
  await expect(group('Users')).toHaveAttribute('aria-expanded', 'true');
  await expect(group('Invoices')).toHaveAttribute('aria-expanded', 'false');
  await press(page, menu(page).getByRole('link', { name: 'List' }));
  await title(page, 'Users');
  await expect(menu(page).getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
});

test('writes and saves an invoice using only the keyboard', async ({ page }) => {
  await open(page, '/apps/invoice/list');
  await press(page, page.getByRole('link', { name: 'Add invoice' }));
  await title(page, 'New invoice');
  await tabTo(page, page.getByRole('combobox', { name: 'Bill to' }));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('combobox', { name: 'Bill to' })).not.toHaveValue('');
  const line = (place: number) => page.getByRole('group', { name: `Line ${place}` });
  await type(page, line(1).getByRole('combobox', { name: 'Item' }), 'Review');
  await type(page, line(1).getByRole('textbox', { name: 'Cost' }), '120');
  await press(page, button(page, 'Add a line'));
  await tabTo(page, line(2).getByRole('combobox', { name: 'Item' }), { back: true });
  await page.keyboard.type('Writing');
  await type(page, line(2).getByRole('textbox', { name: 'Cost' }), '80');
  await type(page, line(2).getByRole('textbox', { name: 'Quantity' }), '2');
  await press(page, button(page, 'Save'));
  await expect(page).toHaveURL(/\/preview\/5037$/);
  await expect(page.getByRole('article', { name: 'Invoice 5037' })).toContainText('$280');
});

test('changes the look in the customizer using only the keyboard, and restores the focus', async ({ page }) => {
  await open(page, '/access-control');
  await press(page, button(page, 'Customise'));
  const drawer = page.getByRole('dialog', { name: 'Customise' });
  const skin = (name: string) => drawer.getByRole('radio', { name, exact: true });
  await tabTo(page, skin('Light'));
  await page.keyboard.press('ArrowRight');
  await expect(skin('Bordered')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await press(page, drawer.getByRole('switch', { name: 'Menu collapsed' }), 'Space');
  await expect(drawer.getByRole('switch', { name: 'Menu collapsed' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button(page, 'Customise')).toBeFocused();
});

test('changes a setting in the backend console using only the keyboard, and restores the focus', async ({ page }) => {
  await open(page, '/access-control');
  await press(page, button(page, 'Backend console'));
  const drawer = page.getByRole('dialog', { name: 'Backend console' });
  await tabTo(page, drawer.getByRole('tab', { selected: true }), { back: true });
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('tab', { name: 'Conditions' })).toBeFocused();
  await press(page, drawer.getByRole('slider', { name: 'Latency of Users' }), 'ArrowRight');
  await expect(drawer.getByText('1 topic affected')).toBeVisible();
  await press(page, drawer.getByRole('button', { name: 'Reset' }).filter({ visible: true }));
  await expect(drawer.getByText('Running')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button(page, 'Backend console')).toBeFocused();
});

test('still asks before leaving unsaved input after the skip link was used', async ({ page }) => {
  await open(page, '/apps/invoice/list');
  await page.getByRole('main').getByRole('link', { name: 'Add invoice' }).click();
  await title(page, 'New invoice');
  await page.getByRole('group', { name: 'Line 1' }).getByRole('textbox', { name: 'Cost' }).fill('12');
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/apps\/invoice\/add$/);
  await page.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});
