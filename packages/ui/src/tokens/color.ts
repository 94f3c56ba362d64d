type Rgb = [number, number, number];

/** Parses #RRGGBB. */
const rgbOf = (hex: string): Rgb => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) throw new Error(`not a #RRGGBB colour: ${hex}`);
  return [1, 2, 3].map((part) => Number.parseInt(found[part] ?? '', 16)) as Rgb;
};

/** Mixes two colours like CSS color-mix(in srgb, from share%, into), rounded to #RRGGBB. */
export const mix = (from: string, share: number, into: string): string => {
  const [a, b] = [rgbOf(from), rgbOf(into)];
  const parts = a.map((value, at) => Math.round((value * share + (b[at] ?? 0) * (100 - share)) / 100));
  return `#${parts
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
};

const luminance = (hex: string): number => {
  const [r, g, b] = rgbOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast ratio of two #RRGGBB colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
