import type { Locator, Page } from '@playwright/test';

/** The allowed radii in px: 0, the tokens, 16 for dialogs, half the height of 6 and 4 px bars, 4 for a focused link. Half the height or more counts as round. */
const RADII = [0, 2, 3, 4, 6, 8, 10, 12, 16];

/** Lists styles inside `root` that are not from the theme: another font, a colour that is not a token, an unknown radius. */
export const stylesOutsideTheme = (root: Locator): Promise<string[]> =>
  root.evaluate((scope, radii) => {
    const style = getComputedStyle(document.documentElement);
    const names = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText.includes(':root') ? [...rule.style] : []))
      .filter((name) => name.startsWith('--'));
    const probe = scope.appendChild(document.createElement('i'));
    const tokens = new Set(
      [...new Set(names)].flatMap((name) => {
        probe.style.color = '';
        probe.style.color = style.getPropertyValue(name);
        return probe.style.color === '' ? [] : [getComputedStyle(probe).color];
      }),
    );
    probe.remove();
    // A mix of tokens computes to color(srgb …), which stock MUI never uses.
    const isOurs = (color: string) => /^rgba\(.*, 0\)$|^color\(srgb|^none$|^auto$/.test(color) || tokens.has(color);
    const nameOf = (element: Element) =>
      `${element.closest('section')?.getAttribute('aria-label') ?? 'overlay'}: ${element.tagName.toLowerCase()}.${[
        ...element.classList,
      ]
        .filter((name) => name.startsWith('Mui'))
        .join('.')}`;
    const faultsOf = (element: Element): string[] => {
      const css = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || css.visibility === 'hidden') return [];
      const faults: string[] = [];
      if (!css.fontFamily.startsWith('"Inter Variable"')) faults.push(`font ${css.fontFamily}`);
      const colors: Record<string, string> = { background: css.backgroundColor };
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (hasText || element.matches('svg, input, textarea')) colors['color'] = css.color;
      if (Number.parseFloat(css.borderTopWidth) > 0) colors['border'] = css.borderTopColor;
      if (Number.parseFloat(css.borderBottomWidth) > 0) colors['bottom border'] = css.borderBottomColor;
      if (element.matches('svg *')) colors['fill'] = css.fill;
      for (const [what, color] of Object.entries(colors)) if (!isOurs(color)) faults.push(`${what} ${color}`);
      const radius = Number.parseFloat(css.borderTopLeftRadius);
      const round = css.borderTopLeftRadius.includes('%') || radius >= Math.min(box.height, box.width) / 2 - 1;
      if (!round && !radii.includes(radius)) faults.push(`radius ${css.borderTopLeftRadius}`);
      return faults.map((fault) => `${nameOf(element)} has ${fault}`);
    };
    return [...new Set([...scope.querySelectorAll('*')].flatMap(faultsOf))];
  }, RADII);

/** Lists controls inside `root` that are smaller than 24 × 24 px. */
export const smallTargets = (root: Locator): Promise<string[]> =>
  root.evaluate((scope) =>
    [...scope.querySelectorAll('button, a[href], [role="button"], [role="tab"], [role="combobox"], input')]
      // A visually hidden input is clicked through its label.
      .map((element) =>
        element.matches('input')
          ? (element.closest('label, [class*="InputBase-root"], [class*="Slider-root"], [class*="ButtonBase"]') ?? element)
          : element,
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const inText = getComputedStyle(element).display === 'inline';
        return !inText && width > 1 && (width < 24 || height < 24);
      })
      .map((element) => `${element.closest('section')?.getAttribute('aria-label')}: ${element.className}`),
  );

/** Compares our own components with MUI's and lists differing computed styles. A field is compared by the box around its input. */
export const differentPairs = (root: Locator): Promise<{ seen: number; different: string[] }> =>
  root.evaluate((scope) => {
    const pairs = [...scope.querySelectorAll('section[aria-label^="Pair: "]')].map((section) => ({
      name: section.getAttribute('aria-label'),
      both: [...section.querySelectorAll('button, a, input:not([type="checkbox"])')].map((control) =>
        control.matches('input') ? (control.parentElement ?? control) : control,
      ),
    }));
    const stylesOf = (element: Element) => {
      const css = getComputedStyle(element);
      return {
        height: element.getBoundingClientRect().height,
        font: `${css.fontFamily} ${css.fontSize} ${css.fontWeight}`,
        color: css.color,
        background: css.backgroundColor,
        radius: css.borderTopLeftRadius,
      };
    };
    const compared = pairs.filter(({ both }) => both.length === 2);
    const different = compared.flatMap(({ name, both }) => {
      const [ours, theirs] = both.map(stylesOf);
      return JSON.stringify(ours) === JSON.stringify(theirs)
        ? []
        : [`${name}: ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`];
    });
    return { seen: compared.length, different };
  });

/** Tabs through the page and lists the controls without a visible focus ring on, around or inside them. */
export async function stopsWithoutFocusRing(page: Page): Promise<{ stops: number; bare: string[] }> {
  const bare: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const ringed = (element: Element | null | undefined): boolean => {
        if (!element) return false;
        const css = getComputedStyle(element);
        return css.outlineStyle !== 'none' && Number.parseFloat(css.outlineWidth) >= 2;
      };
      const box = focused.closest(
        '[class*="InputBase-root"], [class*="ButtonBase"], [class*="Slider-thumb"], [class*="Rating-root"], section > div',
      );
      const thickBorder = [...(box?.querySelectorAll('fieldset') ?? [])].some(
        (edge) => Number.parseFloat(getComputedStyle(edge).borderTopWidth) >= 2,
      );
      const inset = /inset/.test(getComputedStyle(focused.parentElement ?? focused).boxShadow);
      const seen =
        ringed(focused) ||
        ringed(box) ||
        thickBorder ||
        inset ||
        [...(box?.parentElement?.querySelectorAll('span, label') ?? [])].some(ringed);
      return { name: `${focused.closest('section')?.getAttribute('aria-label')}: ${focused.tagName} ${focused.className}`, seen };
    });
    if (stop === undefined) return { stops, bare };
    stops += 1;
    if (!stop.seen) bare.push(stop.name);
  }
}
