import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { callerOf } from '../../support/api-client.ts';
import { depositToReview, OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import { expect, signIn, signInTo, signInToHome, test } from '../../support/fixtures.ts';

test('an operator views the proof and credits the deposit; the customer’s balance grows', async ({ page, ownServer }) => {
  const server = await ownServer();
  const { id, reference } = await depositToReview(server.url, 300);
  const before = await (await callerOf(server.url, MAYA)).get<{ available: { amountMinor: number } }>('/balance');
  await signIn(page, OPS, server.url);
  await page.getByRole('link', { name: 'Operator' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Queue' }).getByText(reference)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Proof of payment of Maya Haddad' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect(page.getByRole('button', { name: /^Credit \d/ })).toBeEnabled();
  await page.keyboard.press('c');
  await page.getByLabel('Your PIN').fill(OPS.pin);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Credit/ })
    .click();
  await expect(page.getByText('No deposit is waiting')).toBeVisible();
  const maya = await callerOf(server.url, MAYA);
  const deposit = await maya.get<{ status: string; credited: { amountMinor: number } }>(`/deposits/${id}`);
  expect(deposit.status).toBe('credited');
  const after = await maya.get<typeof before>('/balance');
  expect(after.available.amountMinor - before.available.amountMinor).toBe(deposit.credited.amountMinor);
  await page.goto(`${server.url}/operator/audit?action=deposit`);
  await expect(page.getByRole('region', { name: 'Audit' }).getByText(id).first()).toBeVisible();
  await page.goto(`${server.url}/operator/ledger`);
  await expect(page.getByText('Debits equal credits')).toBeVisible();
});

test('an operator suspends a customer, who is signed out at once, and restores the account', async ({
  page,
  browser,
  server,
}) => {
  const customer = await browser.newPage();
  await signInToHome(customer, MAYA, server.url);
  await signInTo(page, OPS, '/operator/users?q=maya', server.url);
  await page.getByRole('link', { name: /Maya Haddad/ }).click();
  await page.getByRole('button', { name: 'Suspend the account…' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('A stolen card');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('A stolen card')).toBeVisible();
  await customer.goto(`${server.url}/orders`);
  await customer.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'Restore the account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Suspend the account…' })).toBeVisible();
  await signInToHome(customer, MAYA, server.url);
  await customer.close();
});

test('a customer writes to support, and an operator replies', { tag: ['@phone'] }, async ({ page, server }) => {
  await signInToHome(page, MAYA, server.url);
  await page.goto(`${server.url}/contact`);
  const words = `Where is my gift card of ${Date.now()}?`;
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: /has arrived$/ })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInTo(page, OPS, '/operator/messages', server.url);
  await page.getByRole('link', { name: words }).click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('It is on its way.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('list', { name: 'Message' }).getByText('It is on its way.')).toBeVisible();
  const tickets = await (await callerOf(server.url, MAYA)).get<{ status: string }[]>('/contact');
  expect(tickets[0]?.status).toBe('answered');
});

test('a visitor without an account writes to support', async ({ page, server }) => {
  await page.goto(`${server.url}/contact`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Eve Adams');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('eve@example.test');
  await page.getByRole('textbox', { name: 'Your message' }).fill('I cannot sign in.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: /has arrived$/ })).toBeVisible();
});

test('Z2 a customer cannot open operators’ pages, and downloads none of their code, texts and data', async ({
  page,
  server,
  allow,
}) => {
  allow(/403/);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await signInToHome(page, MAYA, server.url);
  await expect(page.getByRole('link', { name: 'Operator' })).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('product-operator'))).toEqual([]);
  for (const address of ['/operator', '/operator/deposits', '/operator/audit']) {
    await page.goto(server.url + address);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  }
  // For a typed address, the code is preloaded before the access check; data is not.
  expect(loaded.filter((url) => url.includes('/admin/'))).toEqual([]);
});
