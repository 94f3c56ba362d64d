import { expectAccessible } from '../../support/accessibility.ts';
import { codeFor, mailTo } from '../../support/outbox.ts';
import { post } from '../../support/api-client.ts';
import { MAYA, registerPerson, newPerson } from '../../support/people.ts';
import { fillRegistration } from '../../support/registration.ts';
import { expect, toast, signIn, signInTo, test } from '../../support/fixtures.ts';

test(
  'registers a new person with the code from the outbox and a PIN, then shows the home page with an empty balance',
  { tag: ['@phone'] },
  async ({ page, server }) => {
    const ada = newPerson();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
    await fillRegistration(page, ada);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(page.getByText(/New code in 0:\d\d/).or(page.getByRole('button', { name: 'Send a new code' }))).toBeVisible();
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

test(
  'replaces a forgotten PIN after a code, and then accepts only the new PIN',
  { tag: ['@phone'] },
  async ({ page, server }) => {
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
  },
);

test(
  'counts wrong PINs, then locks the account and shows until when it is locked',
  { tag: ['@phone'] },
  async ({ page, server }) => {
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
  },
);

test('rejects a used code, and shows how many tries are left after a wrong one', async ({ page, server }) => {
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
  const bert = await registerPerson(server.url);
  await page.goto('/forgot-pin');
  await page.getByLabel('E-mail or phone').fill(bert.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Digit 1 of 6').pressSequentially('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
});

test('opens the requested page after sign-in, and requires sign-in again after sign-out', async ({ page }) => {
  await page.goto('/orders?status=failed');
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByText('Sign in to continue.')).toBeVisible();
  await expect(page.getByText(/session has ended/)).toHaveCount(0);
  await submitSignIn(page);
  await expect(page).toHaveURL(/\/orders\?status=failed/);
  await page.getByRole('link', { name: /your profile/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

async function submitSignIn(page: import('@playwright/test').Page) {
  await page.getByLabel('E-mail or phone').fill(MAYA.email);
  await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill(MAYA.pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('marks this device in the device list, and signs out all others', async ({ page, browser, server }) => {
  const ada = await registerPerson(server.url);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signIn(otherPage, ada, server.url);
  await signInTo(page, ada, '/profile/security');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(toast(page, 'All other devices are signed out')).toBeVisible();
  await otherPage.goto(`${server.url}/orders`);
  await expect(otherPage).toHaveURL(/\/login/);
  await other.close();
});

test('shows a not-found page at an unknown address, with the menu only for a signed-in person', async ({ page }) => {
  const notFound = page.getByRole('heading', { level: 1, name: 'There is nothing at this address' });
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await page.goto('/nowhere');
  await expect(notFound).toBeVisible();
  await expect(menu).toHaveCount(0);
  await signInTo(page, MAYA, '/nowhere');
  await expect(notFound).toBeVisible();
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('keeps the drawing next to the registration form as high as the window while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const drawing = page.locator('svg[viewBox="0 0 560 800"]');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700);
  expect((await drawing.boundingBox())?.height).toBe(600);
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  expect(await drawing.boundingBox()).toMatchObject({ y: 0, height: 600 });
});
