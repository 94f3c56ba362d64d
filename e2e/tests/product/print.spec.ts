import { expect, signIn, test } from '../../support/fixtures.ts';
import { MAYA } from '../../support/people.ts';

/** The printable width of A4 in CSS pixels with the narrowest margins that browsers use. */
const A4 = 718;

test('the prices of banks are printed on white paper, as wide as A4', { tag: '@arabic' }, async ({ page }) => {
  await signIn(page, MAYA);
  await page.setViewportSize({ width: A4, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/bank-prices', '/bank-prices?direction=payout&currency=NGN']) {
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    const paper = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      text: getComputedStyle(document.querySelector('td')!).color,
      lists: getComputedStyle(document.querySelector('option')!).backgroundColor,
      tints: ['--primary-wash', '--success-wash', '--sunken'].map((name) =>
        getComputedStyle(document.body).getPropertyValue(name),
      ),
    }));
    const white = 'rgb(255, 255, 255)';
    expect(paper).toEqual({
      width: A4,
      ground: white,
      text: 'rgb(0, 0, 0)',
      lists: white,
      tints: ['Canvas', 'Canvas', 'Canvas'],
    });
  }
});
