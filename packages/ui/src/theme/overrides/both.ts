import type { CSSObject } from '@mui/system';

/** Below 576 px or with a touch screen: targets are 44 px high. */
export const TOUCH = '@media (max-width: 575.98px), (pointer: coarse)';

/** Styles of the product, then the changes of the denser template, and the template's changes for touch. */
export const both = (product: CSSObject, template: CSSObject, touch?: CSSObject): CSSObject => ({
  ...product,
  '[data-variant="template"] &': template,
  ...(touch && { [TOUCH]: { '[data-variant="template"] &': touch } }),
});

/** A font of the scale: weight, size in px. */
export const font = (weight: number, size: 12 | 14 | 16 | 20 | 24 | 32 | 44): string => `${weight} var(--t${size}) var(--font)`;
