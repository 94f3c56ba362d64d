import { expect, type Page } from '@playwright/test';
import { callerOf, type Credentials } from './api-client.ts';
import { OPS } from './operators.ts';
import { goInApp } from './in-app.ts';
import { visibleControl } from './purchase.ts';
import { slipPdf } from './slip.ts';
import { translationsOf, type Translations } from './translations.ts';

const ENGLISH = translationsOf('en');

export type DepositRow = { id: string; reference: string; status: string; amount: { amountMinor: number; currency: string } };

/** A person's deposits as the server stores them, newest first. */
export const depositsOf = async (url: string, person: Credentials): Promise<DepositRow[]> =>
  (await callerOf(url, person)).get('/deposits');

/** Starts a deposit of 300.00 USD through Alderway Bank and waits for its page. Returns its id. */
export async function startDeposit(page: Page, { t }: Translations = ENGLISH): Promise<string> {
  await goInApp(page, '/deposits/new?amount=300');
  await visibleControl(page, 'button', t('product-deposits:do.start'))
    .or(visibleControl(page, 'button', t('product-deposits:do.continue')))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('product-deposits:headline.awaiting_proof') })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Chooses a PDF as the proof of the deposit on the page; its upload starts at once. */
export const choosePdf = (page: Page) =>
  page.locator('input[type="file"]').first().setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: slipPdf() });

/** Uploads a proof, hands it in, and waits until the deposit is in review. */
export async function handIn(page: Page, { t }: Translations = ENGLISH): Promise<void> {
  await choosePdf(page);
  await page.getByRole('button', { name: t('product-deposits:proof.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('product-deposits:headline.in_review') })).toBeVisible();
}

/** Credits a deposit in review, as an operator does. */
export async function credit(url: string, id: string): Promise<void> {
  const body = { amount: { amountMinor: 30_000, currency: 'USD' }, note: 'Seen on the statement', pin: OPS.pin };
  await (await callerOf(url, OPS)).post(`/admin/deposits/${id}/credit`, body);
}

/** Rejects a deposit in review, as an operator does. */
export async function reject(url: string, id: string, reason: string): Promise<void> {
  await (await callerOf(url, OPS)).post(`/admin/deposits/${id}/reject`, { reason });
}
