import { expect, type Page } from '@playwright/test';

/** Checks that no text is cut off by the box around it. Text with an ellipsis is allowed, because the user sees that it continues. */
export async function expectNoClippedText(page: Page) {
  const clipped = await page.evaluate(() => {
    const boxOf = (element: Element | null): Element | null =>
      !element || getComputedStyle(element).overflowX !== 'visible' ? element : boxOf(element.parentElement);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    const found = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const box = text.parentElement?.checkVisibility({ visibilityProperty: true }) ? boxOf(text.parentElement) : null;
      if (!box || !text.textContent?.trim()) continue;
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis') continue;
      range.selectNodeContents(text);
      const [words, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      // A box of one pixel hides its text visually on purpose.
      if (edge.width > 1 && (words.left < edge.left - 1 || words.right > edge.right + 1)) found.add(text.textContent.trim());
    }
    return [...found];
  });
  expect(clipped, `texts that are cut off on ${page.url()}`).toEqual([]);
}
