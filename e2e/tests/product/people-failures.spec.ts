import type { Page } from '@playwright/test';
import { FAILURES, failEveryWay } from '../../support/failures.ts';
import { expect, toast, signIn, signInToHome, test } from '../../support/fixtures.ts';
import { codeFor } from '../../support/outbox.ts';
import { newPerson, registerPerson } from '../../support/people.ts';

const call = (path: string) => new RegExp(`/api/v1/${path}$`);
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
/** One failure of each kind, because the texts are shown in toasts, which stay for some seconds and make the test slow. */
const SOME = FAILURES.filter(({ name }) => ['404', 'a cut connection', 'broken JSON'].includes(name));
const note = (seen: number) => test.info().annotations.push({ type: 'figure', description: `${seen} failures shown` });

test('C1 shows every failure of saving, changing and deleting a recipient, and keeps what was typed', async ({
  page,
  server,
}) => {
  const ada = await registerPerson(server.url);
  await signInToHome(page, ada);
  await page.goto('/recipients');
  await press(page, 'Add a recipient');
  await dialog(page).getByLabel('Name').fill('Rosa Lima');
  await dialog(page).getByLabel('Mobile number').fill('+234 803 555 0177');
  let seen = await failEveryWay(page, call('recipients'), () => submit(page, 'Save'), dialog(page));
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Rosa Lima');
  await submit(page, 'Save');
  await expect(toast(page, 'Rosa Lima is saved')).toBeVisible();

  await press(page, 'Edit Rosa Lima');
  await dialog(page).getByLabel('Name').fill('Rosa Moura');
  seen += await failEveryWay(page, call('recipients/[^/]+'), () => submit(page, 'Save'), dialog(page));
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Rosa Moura');
  await submit(page, 'Save');
  await expect(toast(page, 'Rosa Moura is updated')).toBeVisible();

  const remove = () => press(page, 'Delete Rosa Moura');
  seen += await failEveryWay(page, call('recipients/[^/]+'), remove, toasts(page), SOME);
  await expect(page.getByRole('link', { name: 'Rosa Moura', exact: true })).toBeVisible();
  await remove();
  await expect(toast(page, 'Rosa Moura was removed from your recipients')).toBeVisible();
  note(seen);
});

test('C1 shows every failure of a message to support, and keeps its text', async ({ page, server }) => {
  await signInToHome(page, await registerPerson(server.url));
  await page.goto('/contact');
  const words = page.getByRole('textbox', { name: 'Your message' });
  await words.fill('Where is my gift card?');
  const main = page.getByRole('main');
  const seen = await failEveryWay(page, call('contact'), () => press(page, 'Send the message'), main);
  await expect(words).toHaveValue('Where is my gift card?');
  await press(page, 'Send the message');
  await expect(page.getByRole('heading', { name: /has arrived$/ })).toBeVisible();
  note(seen);
});

test('C1 shows every failure of changing names, e-mail address and PIN, and keeps what was typed', async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  await signInToHome(page, ada);
  await page.goto('/profile');
  await press(page, 'Edit');
  await dialog(page).getByLabel('First name').fill('Mayada');
  let seen = await failEveryWay(page, call('users/me'), () => submit(page, 'Save'), dialog(page));
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Mayada');
  await submit(page, 'Save');
  await expect(toast(page, 'Your profile is updated')).toBeVisible();

  await press(page, 'Change: E-mail');
  const { email } = newPerson();
  await dialog(page).getByLabel('E-mail').fill(email);
  seen += await failEveryWay(page, call('users/me/change-contact'), () => submit(page, 'Send the code'), dialog(page));
  await submit(page, 'Send the code');
  await dialog(page)
    .getByLabel('Digit 1 of 6')
    .pressSequentially(await codeFor(server.url, email));
  seen += await failEveryWay(page, call('users/me/change-contact/verify'), () => submit(page, 'Confirm'), dialog(page));
  await submit(page, 'Confirm');
  await expect(toast(page, 'Your e-mail address is changed')).toBeVisible();

  await press(page, 'Change your PIN');
  for (const [label, pin] of [
    ['Current PIN', ada.pin],
    ['New PIN', '582067'],
    ['Repeat the new PIN', '582067'],
  ] as const)
    await dialog(page).getByLabel(label, { exact: true }).fill(pin);
  seen += await failEveryWay(page, call('users/me/change-pin'), () => submit(page, 'Change the PIN'), dialog(page));
  await submit(page, 'Change the PIN');
  await expect(toast(page, /^Your PIN is changed/)).toBeVisible();
  note(seen);
});

test('C1 shows every failure of preferences, sessions and notifications, then all of them work', async ({
  page,
  browser,
  server,
}) => {
  const ada = await registerPerson(server.url);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, ada, server.url);
  await elsewhere.context().close();
  await signInToHome(page, ada);
  await page.goto('/profile');
  const news = page.getByRole('group', { name: 'News' }).getByRole('checkbox', { name: 'By e-mail' });
  await expect(news).toBeVisible();
  // click(), not check(): the checkbox does not change when the server refuses.
  let seen = await failEveryWay(page, call('users/me/notification-preferences'), () => news.click(), toasts(page), SOME);
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(news).toBeChecked();

  await page.goto('/profile/security');
  const end = () =>
    page
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click();
  seen += await failEveryWay(page, call('users/me/sessions/[^/]+'), end, toasts(page), SOME);
  await end();
  await expect(toast(page, /is signed out$/)).toBeVisible();

  await page.goto('/notifications');
  const unread = page.getByRole('button', { name: /^Mark as read/ });
  const read = () => unread.first().click();
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  seen += await failEveryWay(page, call('notifications/read'), read, toasts(page), SOME);
  await expect(unread).toHaveCount(before);
  await read();
  await expect(unread).toHaveCount(before - 1);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible();
  await expect(unread).toHaveCount(before - 1);
  note(seen);
});

test('C1 shows every failure of starting and of cancelling a deposit, and keeps its amount', async ({ page, server }) => {
  await signInToHome(page, await registerPerson(server.url));
  await page.goto('/deposits/new?amount=123.45');
  const start = () => press(page, 'Show me where to transfer');
  let seen = await failEveryWay(page, call('deposits'), start, page.getByRole('main'));
  await expect(page.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('123.45');
  await start();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer with this reference' })).toBeVisible();
  // The confirmation dialog stays open after a failure.
  const cancel = async (first = false) => {
    if (first) await press(page, 'Cancel this deposit');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the deposit' }).click();
  };
  seen += await failEveryWay(page, call('deposits/[^/]+/cancel'), cancel, page.getByRole('alertdialog'), SOME);
  await cancel();
  await expect(toast(page, 'The deposit is cancelled')).toBeVisible();
  note(seen);
});
