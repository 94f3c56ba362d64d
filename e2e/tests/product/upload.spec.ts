import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { startDeposit } from '../../support/deposits.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';
import { registerPerson } from '../../support/people.ts';
import { slipPdf } from '../../support/slip.ts';
import { translationsOf } from '../../support/translations.ts';

const FILES = '**/api/v1/files';

/** Drops a file on an element, as if dragged from the desktop. */
async function drop(target: Locator, { name, type, content }: { name: string; type: string; content: Buffer }) {
  const transfer = await target.page().evaluateHandle(
    ([file, mime, base64]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      data.items.add(new File([bytes], file, { type: mime }));
      return data;
    },
    [name, type, content.toString('base64')] as const,
  );
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: transfer });
}

/** Holds all uploads until the returned function is called, which aborts them. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES, async (route) => {
    await released;
    // Fails if the page has aborted the request meanwhile.
    await route.abort().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(FILES);
  };
}

test(
  'submits a proof on any device: rear camera, cancelled upload, unsupported file type, dropped picture',
  { tag: ['@phone', '@arabic'] },
  async ({ page, server, locale, isMobile }) => {
    const texts = translationsOf(locale?.slice(0, 2) ?? 'en');
    const { t } = texts;
    await signInToHome(page, await registerPerson(server.url));
    await startDeposit(page, texts);
    const camera = page.locator('input[capture]');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(camera).toHaveAttribute('accept', 'image/*');
    const zone = page.getByText(t('upload.drop')).locator('..');
    await expect(zone).toBeVisible({ visible: !isMobile });

    const release = await holdUploads(page);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: slipPdf() });
    await expect(page.getByRole('progressbar', { name: t('upload.progress') })).toBeVisible();
    await page.getByRole('button', { name: t('upload.stop') }).press('Enter');
    await expect(page.getByRole('progressbar', { name: t('upload.progress') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('upload.choose'), exact: true })).toBeFocused();
    await release();

    await drop(zone, { name: 'slip.png', type: 'image/png', content: Buffer.from('<svg onload=alert(1)>') });
    await expect(page.getByText(t('upload.problem.wrongType'))).toBeVisible();
    await drop(zone, { name: 'photo.png', type: 'image/png', content: await page.screenshot() });
    await expect(page.getByRole('img', { name: t('upload.previewAlt') })).toBeVisible();
    await expect(page.getByText(t('upload.problem.wrongType'))).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: t('product-deposits:proof.send') }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: t('product-deposits:headline.in_review') });
    await expect(heading).toBeFocused();
  },
);
