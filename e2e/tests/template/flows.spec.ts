import type { Page } from '@playwright/test';
import { openInApp } from '../../support/in-app.ts';
import { registeredRoutes } from '../../support/template/crawl/routes.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

const LIST = '/apps/invoice/list';
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const invoice = (page: Page, number: number) => page.getByRole('link', { name: String(number), exact: true });

async function viewAs(page: Page, role: string) {
  const { pathname } = new URL(page.url());
  await button(page, 'Permission lens').click();
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).click();
  await expect(page.getByRole('region', { name: 'Permission lens' })).toContainText(`You are viewing as ${role}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
}

async function deleteNewestInvoice(page: Page) {
  await button(page, 'More actions for invoice 5036').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(invoice(page, 5036)).toHaveCount(0);
}

test.describe('as a client', () => {
  test.use({ signedInAs: 'client' });
  test('shows only access control, and a refusal on every other page', async ({ page }) => {
    const open = new Set(['/access-control', '/login', '/misc/not-authorized', '/misc/error']);
    const closed = registeredRoutes().filter((path) => !open.has(path) && path !== '/');
    expect(closed.length).toBeGreaterThan(8);
    await page.goto('/');
    for (const path of closed) {
      // Returns to the open page in between, so that a refusal is never the previous one.
      await title(page, 'Access control');
      expect(await openInApp(page, path), path).toBe('You don’t have access to this page');
      await page.goBack();
    }
    await page.goto('/');
    await title(page, 'Access control');
    const links = menu(page).getByRole('link');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['/', '/access-control']);
  });
});

test('shows the menu of an invoice row on a tablet without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(LIST);
  await expect(button(page, 'More actions for invoice 5033')).toBeInViewport({ ratio: 1 });
});

test('keeps an added invoice after a reload and in a second tab', async ({ page, context }) => {
  await page.goto('/apps/invoice/add');
  await page.getByRole('combobox', { name: 'Bill to' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByRole('combobox', { name: 'Item' }).fill('A day at the desk');
  await line.getByRole('textbox', { name: 'Cost' }).fill('1200');
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/5037$/);
  await expect(page.getByRole('article', { name: 'Invoice 5037' })).toContainText('A day at the desk');
  await page.goto(LIST);
  await page.reload();
  await expect(invoice(page, 5037)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${LIST}?q=5037`);
  await expect(invoice(second, 5037)).toBeVisible();
});

test('enables a locked action under the permission lens once the role gets the right', async ({ page }) => {
  const add = page.getByRole('main').locator('a, button').filter({ hasText: 'Add invoice' });
  await page.goto(LIST);
  await viewAs(page, 'Support');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Stop viewing').click();
  await page.goto('/apps/roles');
  await button(page, 'Edit Support').click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Create: Finance' }).check();
  await button(page, 'Save role').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(LIST);
  await viewAs(page, 'Support');
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await add.click();
  await title(page, 'New invoice');
});

test('restores a deleted invoice when the demo data is reset', async ({ page }) => {
  await page.goto(LIST);
  await deleteNewestInvoice(page);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await button(page, 'Reset the demo data').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(invoice(page, 5036)).toBeVisible();
});

test('shows which data failed to load on a page that still works, and loads it on retry', async ({ page }) => {
  const failed = page.getByRole('main').getByRole('alert');
  const drawer = page.getByRole('dialog', { name: 'Backend console' });
  const changeConsole = async (act: () => Promise<unknown>, status: string) => {
    await button(page, 'Backend console').click();
    await act();
    await expect(drawer.getByText(status)).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
  };
  await page.goto('/access-control');
  await changeConsole(async () => {
    await drawer.getByRole('tab', { name: 'Conditions' }).click();
    await drawer.getByRole('slider', { name: 'Failures of Invoices' }).press('End');
  }, '1 topic affected');
  await menu(page)
    .getByRole('button', { name: /^Invoices/ })
    .click();
  await menu(page).getByRole('link', { name: 'List' }).click();
  await title(page, 'Invoices');
  await expect(failed).toContainText('We couldn’t load the invoices');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/apps/invoice/invoices');
  await button(page, 'Try again').click();
  expect((await answer).status()).toBeGreaterThanOrEqual(400);
  await expect(failed).toContainText('We couldn’t load the invoices');
  await changeConsole(() => drawer.getByRole('button', { name: 'Reset' }).click(), 'Running');
  await button(page, 'Try again').click();
  await expect(invoice(page, 5036)).toBeVisible();
});
