import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectPageReady } from '../support/screens.ts';
import { expect, test } from '../support/fixtures.ts';

/** Adds a faulty element to the end of the page. Returns a function that removes it. */
async function insertDefect(page: Page, tag: string, { content = '', style = '' }) {
  await page.evaluate(
    ([name = '', text = '', look = '']) => {
      const element = document.createElement(name);
      element.textContent = text;
      element.style.cssText = look;
      element.dataset['defect'] = '';
      document.querySelector('main')?.append(element);
    },
    [tag, content, style],
  );
  return () => page.evaluate(() => document.querySelector('[data-defect]')?.remove());
}

test('reports a button without a name and, in the colour check, text with low contrast', async ({ page }) => {
  await page.goto('/login');
  await expectPageReady(page);
  await expectAccessible(page, { within: 'main' });
  const removeText = await insertDefect(page, 'p', { content: 'Hardly there', style: 'color: #999; background: #aaa' });
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  await expect(expectAccessible(page, { within: 'main', colours: true })).rejects.toThrow('color-contrast');
  await removeText();
  const removeButton = await insertDefect(page, 'button', {});
  await expect(expectAccessible(page, { within: 'main' })).rejects.toThrow('button-name');
  await removeButton();
  await expectAccessible(page);
});
