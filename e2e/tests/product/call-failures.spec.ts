import type { Page } from '@playwright/test';
import { choosePdf, startDeposit } from '../../support/deposits.ts';
import { FAILURES, GUEST_FAILURES, expectSignedOut, failEveryWay } from '../../support/failures.ts';
import { codeFor } from '../../support/outbox.ts';
import { MAYA, newPerson } from '../../support/people.ts';
import { fillRegistration } from '../../support/registration.ts';
import { CLOCK_CAN_MOVE } from '../../support/plans.ts';
import { buy, DELIVERED_NUMBER, go, putInCart } from '../../support/purchase.ts';
import { expect, toast, signInToHome, test } from '../../support/fixtures.ts';

const call = (path: string) => new RegExp(`/api/v1/${path}(\\?.*)?$`);
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const reportFailures = (count: number) =>
  test.info().annotations.push({ type: 'figure', description: `${count} failures shown` });

test('C1 shows every failure of requesting a new code, then the new code works', async ({ page, ownServer }) => {
  const server = await ownServer(CLOCK_CAN_MOVE);
  const ada = newPerson();
  await page.clock.install();
  await page.goto(`${server.url}/register`);
  await fillRegistration(page, ada);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/New code in 0:\d\d/)).toBeVisible();
  await codeFor(server.url, ada.email);
  await page.clock.fastForward('00:40');
  const resend = page.getByRole('button', { name: 'Send a new code' });
  const seen = await failEveryWay(page, call('auth/resend-otp'), () => resend.click(), toasts(page), GUEST_FAILURES);

  const resentAt = Date.now() + 40_000;
  await server.end();
  await server.restart({ KADO_E2E_AHEAD_MS: '40000' });
  await resend.click();
  await expect(toast(page, 'A new code is on its way.')).toBeVisible();
  const code = await codeFor(server.url, ada.email, resentAt);
  await page.getByRole('group', { name: 'One-time code' }).getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/create-pin$/);
  reportFailures(seen);
});

test('C1 shows every failure of a message to support and keeps its text, then it is sent', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Ada Moreau');
  await page.getByLabel('E-mail').fill('ada@kado.test');
  const text = page.getByLabel('Your message', { exact: true });
  await text.fill('Where is my top-up of last Monday?');
  const send = page.getByRole('button', { name: 'Send the message' });
  const seen = await failEveryWay(page, call('contact'), () => send.click(), page.getByRole('main'), GUEST_FAILURES);
  await expect(text).toHaveValue('Where is my top-up of last Monday?');
  await send.click();
  await expect(page.getByRole('heading', { name: /^Your message .+ has arrived/ })).toBeVisible();
  reportFailures(seen);
});

/** For the languages, the app falls back to its own list and shows no failure. */
const LANGUAGE_FAILURES = FAILURES.map((failure) => ({ ...failure, text: 'Deutsch' }));

test('C1 offers the app’s own list of languages if the server’s cannot be loaded', async ({ page }) => {
  await signInToHome(page, MAYA);
  const language = page.getByLabel('Language', { exact: true });
  const seen = await failEveryWay(page, call('languages'), () => page.goto('/profile'), language, LANGUAGE_FAILURES);
  await expect(language.getByRole('option')).toContainText(['English', 'Français', 'Deutsch', 'Português', 'العربية']);
  await language.selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  reportFailures(seen);
});

/** How a signed-in page sends each of these calls. */
const CALLS: readonly [method: string, path: string, send: (page: Page) => Promise<unknown>][] = [
  ['GET', 'users/me', (page) => page.goto('/profile')],
  ['GET', 'languages', (page) => page.goto('/profile')],
  ['GET', 'countries', (page) => page.goto('/send/top-up')],
  ['GET', 'balance', (page) => page.goto('/')],
  ['GET', 'banks', (page) => page.goto('/bank-prices')],
  ['GET', 'bank-prices', (page) => page.goto('/bank-prices')],
  [
    'GET',
    'networks',
    async (page) => {
      await page.goto('/send/top-up');
      await page.getByLabel('Mobile number').fill(DELIVERED_NUMBER);
    },
  ],
  [
    'POST',
    'files',
    async (page) => {
      await startDeposit(page);
      await choosePdf(page);
    },
  ],
  [
    'POST',
    'contact',
    async (page) => {
      await page.goto('/contact');
      await page.getByLabel('Your message', { exact: true }).fill('Where is my top-up of last Monday?');
      await page.getByRole('button', { name: 'Send the message' }).click();
    },
  ],
  [
    'POST',
    'receipts/email',
    async (page) => {
      await putInCart(page, DELIVERED_NUMBER, '5000');
      await go(page, `/orders/${await buy(page, MAYA.pin)}?receipt=1`);
      await page.getByRole('button', { name: 'E-mail' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    },
  ],
];

test('C1 C2 a 401 to any call of a signed-in page opens the sign-in page, which says why', async ({ page }) => {
  let seen = 0;
  for (const [method, path, send] of CALLS)
    await test.step(path, async () => {
      await signInToHome(page, MAYA);
      seen += await expectSignedOut(page, method, call(path), () => send(page));
    });
  reportFailures(seen);
});
