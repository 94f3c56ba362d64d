import { expectAccessible } from '../../support/accessibility.ts';
import { codeFor, mailTo } from '../../support/outbox.ts';
import { MAYA, post, registerPerson, newPerson } from '../../support/people.ts';
import { expect, message, signIn, test } from '../../support/fixtures.ts';

test(
  'a new person registers with the code from the outbox, chooses a PIN and is at home with nothing in the balance',
  { tag: ['@phone'] },
  async ({ page, server }) => {
    const ada = newPerson();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
    await page.getByLabel('First name').fill(ada.firstName);
    await page.getByLabel('Last name').fill(ada.lastName);
    await page.getByLabel('E-mail').fill(ada.email);
    await page.getByLabel('Where you live').selectOption({ label: 'France' });
    await page.getByLabel('Mobile number').fill(ada.phone);
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(page.getByText(/New code in 0:\d\d/)).toBeVisible();
    await page
      .getByRole('group', { name: 'One-time code' })
      .getByLabel('Digit 1 of 6')
      .pressSequentially(await codeFor(server.url, ada.email));
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Choose your PIN' })).toBeVisible();
    const finish = page.getByRole('button', { name: 'Create PIN and finish' });
    await page.getByRole('group', { name: 'Your PIN', exact: true }).getByLabel('Digit 1 of 6').pressSequentially('123456');
    await expect(page.getByText(/^No run such as/)).toContainText('not met');
    await finish.click();
    await expect(page.getByText(/This PIN is too easy to guess/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Your PIN', exact: true }).getByLabel('Digit 1 of 6')).toBeFocused();
    await page.getByRole('group', { name: 'Your PIN', exact: true }).getByLabel('Digit 1 of 6').pressSequentially(ada.pin);
    await page.getByRole('group', { name: 'Repeat your PIN' }).getByLabel('Digit 1 of 6').pressSequentially(ada.pin);
    await finish.click();

    await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('0.00 USD')).toBeVisible();
    await expect(page.getByText('Nothing sent yet')).toBeVisible();
    await page.getByRole('link', { name: /your profile/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('a forgotten PIN is replaced with a code, and only the new one signs in', { tag: ['@phone'] }, async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  const before = Date.now();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your PIN?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your PIN?' })).toBeVisible();
  await page.getByLabel('E-mail or phone').fill(ada.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeFor(server.url, ada.email, before));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('group', { name: 'Your PIN', exact: true }).getByLabel('Digit 1 of 6').pressSequentially('861042');
  await page.getByRole('group', { name: 'Repeat your PIN' }).getByLabel('Digit 1 of 6').pressSequentially('861042');
  await page.getByRole('button', { name: 'Set the new PIN' }).click();
  await expect(page.getByText('Your new PIN is set. Use it to sign in.')).toBeVisible();

  await page.getByLabel('E-mail or phone').fill(ada.email);
  await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill(ada.pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'PIN, 6 digits' })).toBeFocused();
  await page.keyboard.type('861042');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
});

test('a wrong PIN is counted, then locked, and the page says until when', { tag: ['@phone'] }, async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  await page.goto('/login');
  await page.getByLabel('E-mail or phone').fill(ada.email);
  const submit = page.getByRole('button', { name: 'Sign in' });
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try', '0 tries']) {
    await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill('904718');
    await submit.click();
    await expect(page.getByText(`${left} left.`)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill(ada.pin);
  await submit.click();
  await expect(page.getByText(/You can sign in again at \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
});

test('a code cannot be used twice, and a wrong one says how many tries are left', async ({ page, server }) => {
  const ada = newPerson();
  const { email, firstName, lastName, phone } = ada;
  const { id } = await post<{ id: string }>(server.url, '/auth/register', {
    firstName,
    lastName,
    email,
    phone,
    countryIso: 'FR',
    languageCode: 'en',
    acceptTerms: true,
  });
  const token = await codeFor(server.url, email);
  await post(server.url, '/auth/verify-token', { challengeId: id, token });
  await expect(post(server.url, '/auth/verify-token', { challengeId: id, token })).rejects.toThrow('CODE_INVALID');

  const mail = await mailTo(server.url, email);
  expect(mail.text).toMatch(/^\D*\d{6}\b/);
  await page.goto('/forgot-pin');
  await page.getByLabel('E-mail or phone').fill(MAYA.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Digit 1 of 6').pressSequentially('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
});

test('signing in opens the page that was asked for, and signing out ends the session for good', async ({ page }) => {
  await page.goto('/orders?status=failed');
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByText('Sign in to continue.')).toBeVisible();
  await expect(page.getByText(/session has ended/)).toHaveCount(0);
  await signInHere(page);
  await expect(page).toHaveURL(/\/orders\?status=failed/);
  await page.getByRole('link', { name: /your profile/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

async function signInHere(page: import('@playwright/test').Page) {
  await page.getByLabel('E-mail or phone').fill(MAYA.email);
  await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill(MAYA.pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the list of devices names this one, and signs out another', async ({ page, browser, server }) => {
  const ada = await registerPerson(server.url);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, ada, server.url);
  await signIn(page, ada);
  await page.goto('/profile/security');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(message(page, 'All other devices are signed out')).toBeVisible();
  await elsewhere.goto(`${server.url}/orders`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await other.close();
});

test('an unknown address keeps the frame for somebody signed in, and tells a guest where to go', async ({ page }) => {
  const lost = page.getByRole('heading', { level: 1, name: 'There is nothing at this address' });
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await page.goto('/nowhere');
  await expect(lost).toBeVisible();
  await expect(menu).toHaveCount(0);
  await signIn(page, MAYA);
  await page.goto('/nowhere');
  await expect(lost).toBeVisible();
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('the drawing beside a long form is as high as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const drawing = page.locator('svg[viewBox="0 0 560 800"]');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700);
  expect((await drawing.boundingBox())?.height).toBe(600);
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  expect(await drawing.boundingBox()).toMatchObject({ y: 0, height: 600 });
});
