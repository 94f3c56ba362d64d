import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { expect, toast, signIn, signInToHome, test } from '../../support/fixtures.ts';
import { codeFor, mailTo } from '../../support/outbox.ts';
import { registerPerson } from '../../support/people.ts';
import { translationsOf } from '../../support/translations.ts';

const dialog = (page: Page) => page.getByRole('dialog');

// No animations, because axe would check the colours of a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'verifies the phone by a text message, signs in with it, changes the e-mail address, and notifies the old address',
  { tag: ['@phone', '@arabic'] },
  async ({ page, server, locale }) => {
    const { t } = translationsOf(locale?.slice(0, 2) ?? 'en');
    const contact = (key: string) => t(`product-account:contact.${key}`);
    const enterCode = async (to: string) => {
      const digits = dialog(page).getByRole('group', { name: contact('code') });
      await digits
        .getByRole('textbox')
        .first()
        .pressSequentially(await codeFor(server.url, to));
      await dialog(page)
        .getByRole('button', { name: contact('confirm'), exact: true })
        .click();
    };
    const ada = await registerPerson(server.url);
    await signInToHome(page, ada);
    await page.goto('/profile');
    await page.getByRole('button', { name: new RegExp(`^${contact('verify')}`) }).click();
    await expectAccessible(page);
    await dialog(page)
      .getByRole('button', { name: contact('send') })
      .click();
    await enterCode(ada.phone);
    await expect(toast(page, contact('phoneDone'), t('toast.region'))).toBeVisible();
    await expect(page.getByRole('main').getByText(t('product-account:profile.verified'))).toBeVisible();

    const next = `maximiliane.wolfeschlegelsteinhausenberger.${ada.email}`;
    await page
      .getByRole('button', { name: new RegExp(`^${contact('change')}`) })
      .first()
      .click();
    await dialog(page).getByRole('textbox').fill(next);
    await dialog(page)
      .getByRole('button', { name: contact('send') })
      .click();
    await enterCode(next);
    await expect(page.getByRole('main').getByText(next)).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect((await mailTo(server.url, ada.email, { about: /e-mail address/i })).to).toContain(ada.email);

    await page.getByRole('button', { name: t('product-account:signOut') }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, { email: ada.phone, pin: ada.pin });
  },
);
