import { MAYA } from '../../support/people.ts';
import { visibleControl } from '../../support/purchase.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';

const QUARTER = 900_000;

test('offers to reload once the server has a newer build, and only then', async ({ page, baseURL }) => {
  await page.clock.install();
  await signInToHome(page, MAYA);
  const notice = page.getByText('A new version is ready');
  const asksForPage = () => page.waitForResponse(`${baseURL}/`);
  const same = asksForPage();
  await page.clock.fastForward(QUARTER);
  await visibleControl(page, 'link', 'Orders').first().click();
  expect((await same).request().resourceType()).toBe('fetch');
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.route(`${baseURL}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/[\w.-]+\.js/g, '/assets/newer.js');
    await route.fulfill({ response, body });
  });
  await page.clock.fastForward(QUARTER);
  await visibleControl(page, 'link', 'Balance').first().click();
  await expect(notice).toBeVisible();
  await page.unroute(`${baseURL}/`);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/transactions/);
  await expect(notice).toBeHidden();
});
