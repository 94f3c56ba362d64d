/** The allowed values of each frame preference of the template; the first one is the default. */
export const CHOICES = {
  primary: ['forest', 'cobalt', 'teal', 'plum', 'persimmon', 'ochre', 'rose', 'graphite'],
  contentWidth: ['boxed', 'full'],
  menu: ['vertical', 'horizontal'],
  menuHidden: [false, true],
  navbar: ['sticky', 'floating', 'static', 'hidden'],
  navbarColor: ['ground', 'slate', 'ink', 'primary', 'teal', 'cobalt', 'plum', 'persimmon'],
  footer: ['static', 'sticky', 'hidden'],
  rowHeight: ['normal', 'small', 'tall'],
} as const;

/** The template's frame preferences, stored as one object. */
export type FrameSettings = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

/** The frame preferences of a stored value; a missing or invalid one gets its default. */
export function readFrame(stored: unknown): FrameSettings {
  const found = (stored ?? {}) as Record<string, unknown>;
  const pairs = Object.entries(CHOICES).map(([key, choices]) => {
    const value = Object.hasOwn(found, key) ? found[key] : undefined;
    return [key, (choices as readonly unknown[]).includes(value) ? value : choices[0]];
  });
  return Object.fromEntries(pairs) as FrameSettings;
}
