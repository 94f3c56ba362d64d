import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectPageReady } from '../support/screens.ts';
import { expect, test } from '../support/fixtures.ts';

/** Puts something at the end of the page that must not be there; answers how it goes again. */
async function insertDefect(page: Page, tag: string, { words = '', style = '' }) {
  await page.evaluate(
    ([name = '', text = '', look = '']) => {
      const planted = document.createElement(name);
      planted.textContent = text;
      planted.style.cssText = look;
      planted.dataset['planted'] = '';
      document.querySelector('main')?.append(planted);
    },
    [tag, words, style],
  );
  return () => page.evaluate(() => document.querySelector('[data-planted]')?.remove());
}

test('a look at a page refuses what is planted there, a look at its colours what nobody could read', async ({ page }) => {
  await page.goto('/login');
  await expectPageReady(page);
  await expectAccessible(page, { within: 'main' });
  const pale = await insertDefect(page, 'p', { words: 'Hardly there', style: 'color: #999; background: #aaa' });
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  await expect(expectAccessible(page, { within: 'main', colours: true })).rejects.toThrow('color-contrast');
  await pale();
  const nameless = await insertDefect(page, 'button', {});
  await expect(expectAccessible(page, { within: 'main' })).rejects.toThrow('button-name');
  await nameless();
  await expectAccessible(page);
});
