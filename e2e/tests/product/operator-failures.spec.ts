import type { Page } from '@playwright/test';
import { FAILURES, failEveryWay } from '../../support/failures.ts';
import { expect, toast, signInTo, test } from '../../support/fixtures.ts';
import { callerOf } from '../../support/api-client.ts';
import { depositToReview, OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';

const admin = (path: string) => new RegExp(`/api/v1/admin/${path}$`);
const dialog = (page: Page) => page.getByRole('dialog');
/** One failure of each kind, because the texts are shown in toasts, which stay for some seconds and make the test slow. */
const SOME = FAILURES.filter(({ name }) => ['404', 'a cut connection', 'broken JSON'].includes(name));
const note = (seen: number) => test.info().annotations.push({ type: 'figure', description: `${seen} failures shown` });

test('C1 shows every failure of a credit and of a rejection, and keeps note and reason', async ({ page, ownServer }) => {
  const { url } = await ownServer();
  const [first, second] = [await depositToReview(url, 300), await depositToReview(url, 120)];
  await signInTo(page, OPS, `/operator/deposits?id=${first.id}`, url);
  await page.getByRole('textbox', { name: /^Note/ }).fill('Seen on the statement');
  await page.getByRole('button', { name: /^Credit / }).click();
  const confirm = async () => {
    await dialog(page).getByLabel('Your PIN').fill(OPS.pin);
    await dialog(page)
      .getByRole('button', { name: /^Credit / })
      .click();
  };
  let seen = await failEveryWay(page, /\/auth\/step-up$/, confirm, dialog(page));
  seen += await failEveryWay(page, admin('deposits/[^/]+/credit'), confirm, dialog(page));
  await expect(page.getByRole('textbox', { name: /^Note/, includeHidden: true })).toHaveValue('Seen on the statement');
  await confirm();
  await expect(toast(page, /credited to Maya/)).toBeVisible();

  await page.goto(`${url}/operator/deposits?id=${second.id}`);
  await page.getByRole('button', { name: 'Reject…' }).click();
  const reason = dialog(page).getByRole('textbox', { name: 'Reason' });
  await reason.fill('The picture is too small');
  const reject = () => dialog(page).getByRole('button', { name: 'Reject', exact: true }).click();
  seen += await failEveryWay(page, admin('deposits/[^/]+/reject'), reject, dialog(page));
  await expect(reason).toHaveValue('The picture is too small');
  await reject();
  await expect(toast(page, /rejected$/)).toBeVisible();
  const maya = await callerOf(url, MAYA);
  const statuses = [first, second].map(async ({ id }) => (await maya.get<{ status: string }>(`/deposits/${id}`)).status);
  expect(await Promise.all(statuses)).toEqual(['credited', 'rejected']);
  note(seen);
});

test('C1 shows every failure of suspending, restoring, replying and closing, and keeps the typed texts', async ({
  page,
  server: { url },
}) => {
  const maya = await callerOf(url, MAYA);
  const body = { topic: 'other', name: 'Maya Haddad', email: MAYA.email, message: 'Where is my gift card?' };
  const ticket = await maya.post<{ id: string }>('/contact', body);
  const { id } = await maya.get<{ id: string }>('/users/me');
  await signInTo(page, OPS, `/operator/messages/${ticket.id}`, url);
  const main = page.getByRole('main');
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('It is on its way.');
  const send = () => page.getByRole('button', { name: 'Send the reply' }).click();
  let seen = await failEveryWay(page, admin('contact/[^/]+/reply'), send, main);
  await expect(reply).toHaveValue('It is on its way.');
  await send();
  await expect(page.getByRole('list', { name: 'Message' }).getByText('It is on its way.')).toBeVisible();
  const close = () => page.getByRole('button', { name: 'Close the message' }).click();
  seen += await failEveryWay(page, admin('contact/[^/]+/close'), close, main);
  await close();
  await expect(page.getByText('This message is closed.')).toBeVisible();

  await page.goto(`${url}/operator/users/${id}`);
  await page.getByRole('button', { name: 'Suspend the account…' }).click();
  const reason = dialog(page).getByRole('textbox', { name: 'Reason' });
  await reason.fill('A stolen card');
  const suspend = () => dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click();
  seen += await failEveryWay(page, admin('users/[^/]+/suspend'), suspend, dialog(page));
  await expect(reason).toHaveValue('A stolen card');
  await suspend();
  // The confirmation dialog stays open after a failure.
  const restore = async (first = false) => {
    if (first) await page.getByRole('button', { name: 'Restore the account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  };
  seen += await failEveryWay(page, admin('users/[^/]+/restore'), restore, page.getByRole('alertdialog'), SOME);
  await restore();
  await expect(page.getByRole('button', { name: 'Suspend the account…' })).toBeVisible();
  note(seen);
});
