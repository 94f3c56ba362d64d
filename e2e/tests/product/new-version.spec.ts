import { MAYA } from '../../support/people.ts';
import { visibleControl } from '../../support/purchase.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';

const QUARTER = 900_000;

test('offers to reload once the server has a newer build, and only then', async ({ page, baseURL }) => {
  await page.clock.install();
  await signInToHome(page, MAYA);
  const notice = page.getByText('A new version is ready');
  /** Opens a page a quarter of an hour later, which makes the app check the server's build. */
  const openLater = async (link: string) => {
    const asked = page.waitForResponse(`${baseURL}/`);
    await page.clock.fastForward(QUARTER);
    await visibleControl(page, 'link', link).first().click();
    expect((await asked).request().resourceType()).toBe('fetch');
  };
  await openLater('Orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  // The second check shows that the response to the first one has been processed.
  await openLater('Balance');
  await expect(notice).toBeHidden();

  await page.route(`${baseURL}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/[\w.-]+\.js/g, '/assets/newer.js');
    await route.fulfill({ response, body });
  });
  await openLater('Orders');
  await expect(notice).toBeVisible();
  await page.unroute(`${baseURL}/`);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  await expect(notice).toBeHidden();
});
