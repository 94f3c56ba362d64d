import { expectAccessible } from '../../support/accessibility.ts';
import { MAYA, registerPerson } from '../../support/people.ts';
import { amountField, buy, go, putInCart, visibleControl } from '../../support/purchase.ts';
import { expect, toast, signIn, signInTo, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';

const { t, tPattern } = translationsOf('en');
/** A number that is not saved as a recipient; the sandbox supplier delivers to its ending. */
const NUMBER = '+234 803 555 0199';
const NEW_PIN = '582067';

test('a person saves a recipient from an order, sends again, is notified, and changes the PIN', async ({ page, ownServer }) => {
  const server = await ownServer();
  await signIn(page, MAYA, server.url);
  await putInCart(page, NUMBER, '5000');
  await buy(page, MAYA.pin);
  await page
    .getByRole('button', { name: tPattern('product-orders:save.title') })
    .first()
    .click();
  await page.getByLabel(t('product-orders:save.name')).fill('Ada Nwosu');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('product-orders:save.submit'), exact: true }).click();
  await expect(toast(page, 'Ada Nwosu is saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: /to Ada Nwosu/ }).first()).toBeVisible();

  await go(page, '/recipients');
  await page.getByRole('link', { name: 'Ada Nwosu', exact: true }).click();
  await expect(page.getByLabel(t('product-topup:phone.label'))).toHaveValue(NUMBER);
  await expect(page.getByRole('button', { name: 'Ada Nwosu' })).toHaveAttribute('aria-pressed', 'true');
  await amountField(page).fill('1000');
  await visibleControl(page, 'button', t('cart.add')).click();
  await expect(page.getByText(tPattern('cart.added')).first()).toBeVisible();
  await buy(page, MAYA.pin);

  const bell = page.getByRole('link', { name: /Notifications, \d unread/ });
  await expect(bell).toBeVisible({ timeout: 60_000 });
  await bell.click();
  for (const amount of ['5,000', '1,000'])
    await expect(page.getByRole('link', { name: new RegExp(`has received .*${amount}`) })).toBeVisible({
      timeout: 60_000,
    });
  await page.getByRole('button', { name: t('product-notifications:page.readAll') }).click();
  await expect(page.getByRole('link', { name: t('product-shell:bellNone'), exact: true })).toBeVisible();

  await go(page, '/profile');
  await page.getByRole('button', { name: t('product-account:pin.title') }).click();
  await page.getByLabel(t('product-account:pin.current'), { exact: true }).fill(MAYA.pin);
  await page.getByLabel(t('product-account:pin.next'), { exact: true }).fill(NEW_PIN);
  await page.getByLabel(t('product-account:pin.again'), { exact: true }).fill(NEW_PIN);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('product-account:pin.save') }).click();
  await expect(toast(page, t('product-account:pin.done'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('product-account:signOut') }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, { ...MAYA, pin: NEW_PIN }, server.url);
});

test('a person’s picture is shown in the header, also after a reload, and can be removed', async ({ page, server }) => {
  await signInTo(page, await registerPerson(server.url), '/profile');
  await page.getByRole('button', { name: t('product-account:picture.add') }).click();
  const photo = await page.locator('header').screenshot();
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('img', { name: t('product-account:picture.preview') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('product-account:edit.save'), exact: true }).click();
  await expect(toast(page, t('product-account:picture.done'))).toBeVisible();
  await page.reload();
  const inHeader = page.locator('header img');
  await expect(inHeader).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: t('product-account:picture.change') }).click();
  await page.getByRole('button', { name: t('product-account:picture.remove') }).click();
  await expect(toast(page, t('product-account:picture.removed'))).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});
