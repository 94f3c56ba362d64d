import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { readPdf } from '../../support/pdf.ts';
import { MAYA } from '../../support/people.ts';
import { buy, DELIVERED_NUMBER, putInCart } from '../../support/purchase.ts';
import { translationsOf } from '../../support/translations.ts';

test(
  'the link in a receipt’s PDF opens a page that confirms the receipt, and rejects it with one digit changed',
  { tag: ['@phone', '@arabic'] },
  async ({ page, browser, locale }) => {
    const texts = translationsOf(locale?.slice(0, 2) ?? 'en');
    const { t } = texts;
    await signIn(page, MAYA);
    await putInCart(page, DELIVERED_NUMBER, '5000', texts);
    const id = await buy(page, MAYA.pin, texts);
    await page.goto(`/orders/${id}?receipt=1`);
    const paper = page.getByRole('article');
    await expect(paper).toContainText('3.59 USD');
    // The QR code appears when the receipt can no longer change.
    await expect(paper.getByRole('img')).toBeVisible({ timeout: 60_000 });

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: t('product-orders:receipt.pdf'), exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^kado-K7-[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf$/);
    const { title, text, links } = await readPdf(await readFile(await download.path()));
    expect(title).toContain(download.suggestedFilename().slice(5, -4));
    expect(text).toContain('3.59 USD');
    expect(links).toHaveLength(1);

    const shown = await paper.innerText();
    await page.emulateMedia({ media: 'print' });
    expect(await paper.innerText()).toBe(shown);
    await expect(page.getByRole('button', { name: t('product-orders:receipt.print'), exact: true })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // Another person, without an account, scans the code.
    const stranger = await (await browser.newContext(locale ? { locale } : {})).newPage();
    await stranger.goto(links[0] ?? '');
    await expect(stranger.getByRole('heading', { name: t('product-orders:verify.valid') })).toBeVisible();
    await expectAccessible(stranger);
    await expectNoSidewaysScroll(stranger);
    const checksum = stranger.getByLabel(t('product-orders:verify.checksum'));
    const issued = await checksum.inputValue();
    await checksum.fill(issued.slice(0, -1) + (issued.endsWith('0') ? '1' : '0'));
    await stranger.getByRole('button', { name: t('product-orders:verify.submit'), exact: true }).click();
    await expect(stranger.getByRole('heading', { name: t('product-orders:verify.invalid') })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.context().close();
  },
);
