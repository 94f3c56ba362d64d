import { expectAccessible } from '../../support/accessibility.ts';
import { tabTo } from '../../support/keyboard.ts';
import { toNextPage } from '../../support/in-app.ts';
import { MAYA } from '../../support/people.ts';
import { expectPageReady, followSystemTheme } from '../../support/screens.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';

test('opens every page by its shortcut, opens the list of shortcuts, and switches shortcuts off and on', async ({ page }) => {
  await signInToHome(page, MAYA);
  for (const [key, path] of [
    ['t', '/send/top-up'],
    ['g', '/send/gift-card'],
    ['b', '/send/bank'],
    ['o', '/orders'],
    ['w', '/transactions'],
    ['c', '/cart'],
    ['r', '/recipients'],
    ['h', '/'],
  ] as const) {
    // The second key counts within 1.5 s of the first one, which a busy browser may exceed.
    const press = async () => {
      // Focuses `main` first, because a form's first field may have the focus, in which shortcuts do not work.
      await page.getByRole('main').focus();
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 5000 });
    };
    await toNextPage(page, async () => expect(press).toPass({ timeout: 60_000 }));
    await expectPageReady(page);
  }

  const profile = page.getByRole('link', { name: /your profile$/ });
  await tabTo(page, profile, { back: true });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(sheet, 'shortcuts are off in the dialog').toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Use keyboard shortcuts' });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(profile, 'the focus returns').toBeFocused();

  await page.reload();
  await expect(profile).toBeVisible();
  await page.keyboard.press('?');
  await tabTo(page, profile, { back: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(sheet).toBeHidden();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Change your PIN' }), { back: true });
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});

for (const [lng, locale] of [
  ['en', 'en-GB'],
  ['ar', 'ar'],
] as const) {
  test.describe(`in ${lng}`, () => {
    test.use({ locale });

    test(`the list of shortcuts is accessible, light and dark, on a desktop and a phone, in ${lng}`, async ({ page }) => {
      await followSystemTheme(page);
      await signInToHome(page, MAYA);
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: translationsOf(lng).t('product-shell:shortcuts.title') });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-skin', colorScheme);
          await expect(sheet).toBeVisible();
          await expectAccessible(page, { within: '[role=dialog]' });
        }
      }
    });
  });
}
