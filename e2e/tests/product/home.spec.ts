import { MAYA, registerPerson } from '../../support/people.ts';
import { signInToHome, expect, expectAmount, toast, signIn, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';

for (const lng of ['en', 'fr', 'de', 'pt', 'ar']) {
  test.describe(`in ${lng}, 360 px wide`, () => {
    test.use({ locale: lng, viewport: { width: 360, height: 740 } });
    test('product names fit inside their tiles', async ({ page }) => {
      await signIn(page, MAYA);
      const { t } = translationsOf(lng);
      const boxes = await Promise.all(
        ['topup', 'gift', 'bank'].map(async (product) => {
          const name = page.getByText(t(`product-home:tiles.${product}`), { exact: true });
          await expect(name).toBeVisible();
          return name.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const text = range.getBoundingClientRect();
            const tile = element.parentElement!.getBoundingClientRect();
            return { sticksOut: Math.max(0, tile.left - text.left, text.right - tile.right) };
          });
        }),
      );
      expect(boxes).toEqual(boxes.map(() => ({ sticksOut: 0 })));
    });
  });
}

test.describe('on a device in dark mode', () => {
  test.use({ colorScheme: 'dark' });
  test('starts in light mode, offers once to follow the device, and follows it when accepted', async ({ page }) => {
    await signInToHome(page, MAYA);
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    const offer = page.getByText('Your device uses dark mode');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Same as device' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    await page.reload();
    await expectAmount(page);
    await expect(offer).toHaveCount(0);
  });
});

test('shows a message for data that could not load offline, and loads it once online', async ({ page }) => {
  await signInToHome(page, MAYA);
  await page.route('**/api/v1/orders*', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await expect(page.getByRole('main').getByText(/The server cannot be reached/)).toBeVisible();
  await expect(page.getByText('Network Error')).toHaveCount(0);
  await page.unroute('**/api/v1/orders*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByText('Delivered').first()).toBeVisible();
  await expect(toast(page, /Network/)).toHaveCount(0);
});

test('guides a new person through the first steps; after a skip never again, not even after a logout', async ({
  page,
  server,
}) => {
  const ada = await registerPerson(server.url);
  const guide = page.getByRole('region', { name: 'First steps' });
  await signInToHome(page, ada);
  await expect(guide.getByRole('link')).toHaveCount(3);
  await page.reload();
  await guide.getByRole('button', { name: 'Skip the guide' }).press('Enter');
  await expect(guide).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const isGone = async () => {
    await expect(page.getByText('Nothing sent yet')).toBeVisible();
    await expect(guide).toHaveCount(0);
  };
  await page.reload();
  await isGone();
  await page.getByRole('link', { name: /your profile/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInToHome(page, ada);
  await isGone();
});

test('hides the balance on the home page, in the header and on the balance page until it is shown again', async ({
  page,
  ownServer,
}) => {
  const { url } = await ownServer();
  await signInToHome(page, MAYA, url);
  const figure = page.getByText(/500\.00/);
  await expect(figure.first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(figure).toHaveCount(0);
  await page.goto(`${url}/transactions`);
  await expect(page.getByRole('button', { name: 'Hide the balance', pressed: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('••••• USD')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(figure).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(figure.first()).toBeVisible();
});
