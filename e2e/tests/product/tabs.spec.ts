import { MAYA, registerPerson } from '../../support/people.ts';
import { buy, DELIVERED_NUMBER, confirm, go, payButton, putInCart, REFUSED_NUMBER } from '../../support/purchase.ts';
import { expect, toast, signIn, test } from '../../support/fixtures.ts';
import { ordersOf } from '../../support/api-client.ts';

const WITHIN = { timeout: 30_000 };

test('C6 shows a change to the cart in the other tab', async ({ page, context, server }) => {
  const ada = await registerPerson(server.url);
  await signIn(page, ada);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(WITHIN);
  await putInCart(page, REFUSED_NUMBER, '1000');
  await expect(other.getByRole('heading', { level: 1, name: '2 gifts' })).toBeVisible(WITHIN);
  await other.getByRole('button', { name: /^Remove .*1,000/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(WITHIN);
});

test('C6 signs out both tabs together, and never shows the cart to the next person who signs in', async ({
  page,
  context,
  server,
}) => {
  const [ada, bert] = [await registerPerson(server.url), await registerPerson(server.url)];
  await signIn(page, ada);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByText('Nothing sent yet')).toBeVisible();

  await page.getByRole('link', { name: /your profile/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/, WITHIN);
  const left = () => other.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('userData')]);
  await expect.poll(left).toEqual([null, null]);

  await signIn(page, bert);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByText(bert.email)).toBeVisible();
});

test('C6 keeps the cart for its owner after a lost session, and drops it in both tabs when another person signs in', async ({
  page,
  context,
  server,
}) => {
  const [ada, bert] = [await registerPerson(server.url), await registerPerson(server.url)];
  await signIn(page, ada);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await page.evaluate(() => localStorage.removeItem('userData'));
  await page.goto('/login');
  await signIn(page, ada);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('heading', { level: 1, name: 'One gift' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('userData'));
  await page.goto('/login');
  await signIn(page, bert);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByText(bert.email)).toBeVisible();
});

test('C6 creates one order when two tabs pay for the same cart, and both show it', async ({ page, context, server }) => {
  await signIn(page, MAYA);
  const before = (await ordersOf(server.url, MAYA)).length;
  await putInCart(page, DELIVERED_NUMBER, '5000');
  const other = await context.newPage();
  await other.goto('/checkout');
  await go(page, '/checkout');
  for (const each of [page, other]) await confirm(each, MAYA.pin);
  for (const each of [page, other]) await payButton(each).focus();
  // Presses Enter instead of the button, because the first payment may close the other tab's checkout before its button is pressed.
  await Promise.all([page, other].map((each) => each.keyboard.press('Enter')));
  for (const each of [page, other]) await expect(each).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname);
  expect(await ordersOf(server.url, MAYA)).toHaveLength(before + 1);
});

test('C6 creates one order when a tab pays for a cart without knowing that another tab has paid for it', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, MAYA);
  const before = (await ordersOf(server.url, MAYA)).length;
  await putInCart(page, DELIVERED_NUMBER, '5000');
  const other = await context.newPage();
  await other.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await other.goto('/checkout');
  await confirm(other, MAYA.pin);
  const id = await buy(page, MAYA.pin);
  await payButton(other).press('Enter');
  await expect(other).toHaveURL(`/orders/${id}`);
  await expect(toast(other, /^You had already paid/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  expect(await ordersOf(server.url, MAYA)).toHaveLength(before + 1);
});
