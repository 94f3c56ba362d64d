import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { choosePdf, credit, depositsOf, handIn, reject, startDeposit } from '../../support/deposits.ts';
import { FAILURES, failEveryWay } from '../../support/failures.ts';
import { MAYA, registerPerson } from '../../support/people.ts';
import { go, visibleControl } from '../../support/purchase.ts';
import { expect, expectAmount, signIn, signInToHome, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';

const call = (path: string) => new RegExp(`/api/v1/${path}(\\?.*)?$`);

test(
  'adds money: from the price table, through an interrupted upload, to review and a credit while the page is open',
  { tag: ['@phone', '@arabic'] },
  async ({ page, ownServer, locale }) => {
    const texts = translationsOf(locale?.slice(0, 2) ?? 'en');
    const { t, tPattern } = texts;
    const server = await ownServer();
    await signInToHome(page, MAYA, server.url);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('product-home:action.prices') })
      .click();
    await page.getByRole('textbox', { name: t('product-bank-prices:amount.deposit') }).fill('300');
    await visibleControl(page, 'link', t('product-bank-prices:do.depositWith', { bank: 'Alderway Bank' })).click();

    await expectAmount(page, /298\.50/);
    await expect(page.getByRole('radio', { name: /Alderway Bank/ })).toBeChecked();
    await visibleControl(page, 'button', t('product-deposits:do.start'))
      .or(visibleControl(page, 'button', t('product-deposits:do.continue')))
      .click();
    const waiting = page.getByRole('heading', { level: 1, name: t('product-deposits:headline.awaiting_proof') });
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    const [deposit] = await depositsOf(server.url, MAYA);
    await expect(
      page
        .getByText(deposit?.reference ?? '', { exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.route('**/*', (route) => route.abort('connectionreset'));
    await choosePdf(page);
    await expect(page.getByText(t('upload.cut'))).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: t('common:action.retry') }).click();
    await expect(page.getByRole('img', { name: t('upload.previewAlt') })).toBeVisible();
    await page.getByRole('button', { name: t('product-deposits:proof.send') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('product-deposits:headline.in_review') })).toBeVisible();
    const proof = page.getByRole('img', { name: t('product-deposits:proof.alt') });
    await expect(proof).toBeVisible();
    await expect.poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expect(page.locator('iframe, embed, object')).toHaveCount(0);

    await go(page, '/transactions');
    await expect(page.getByRole('link', { name: tPattern('product-balance:now.pending') })).toContainText('298.50');
    await page.goBack();
    await credit(server.url, deposit?.id ?? '');
    await expect(page.getByRole('heading', { level: 1, name: t('product-deposits:headline.credited') })).toBeVisible();
    await page.getByRole('link', { name: t('product-deposits:do.transaction') }).click();
    await expectAmount(page, /798\.50\sUSD/);
    await page.locator(`a[href="/deposits/${deposit?.id}"]`).filter({ visible: true }).click();
    await expect(page).toHaveURL(new RegExp(`/deposits/${deposit?.id}$`));
  },
);

test('shows the reason of a rejection while the page is open, and starts again with the same bank and amount', async ({
  page,
  server,
}) => {
  await signIn(page, await registerPerson(server.url));
  const id = await startDeposit(page);
  await handIn(page);
  await reject(server.url, id, 'The amount on the slip is another one');
  await expect(page.getByText('The amount on the slip is another one')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('300.00');
  await expect(page.getByRole('radio', { name: /Alderway Bank/ })).toBeChecked();
});

test('C1 shows the right text for every failure of uploading and submitting a proof, and keeps the file', async ({
  page,
  server,
}) => {
  await signIn(page, await registerPerson(server.url));
  await startDeposit(page);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  let seen = await failEveryWay(page, call('files'), (first) => (first ? choosePdf(page) : retry.click()), main);
  await expect(main.getByText('slip.pdf')).toBeVisible();
  await retry.click();
  const send = main.getByRole('button', { name: 'Send for review' });
  seen += await failEveryWay(page, call('deposits/[^/]+/proof'), () => send.click(), main);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'We are checking your transfer' })).toBeVisible();
  test.info().annotations.push({ type: 'figure', description: `${seen} failures shown` });
});

for (const endpoint of ['banks', 'bank-prices']) {
  test(`C1 shows the right text for every failure of loading ${endpoint}, and keeps what was typed`, async ({ page }) => {
    await signInToHome(page, MAYA);
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try again' }).first();
    const seen = await failEveryWay(
      page,
      call(endpoint),
      (first) => (first ? page.goto('/deposits/new?amount=123.45') : retry.click()),
      main,
      FAILURES,
    );
    await retry.click();
    await expect(page.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('123.45');
    test.info().annotations.push({ type: 'figure', description: `${seen} failures shown` });
  });
}
