/** What each preference of the template's frame may be; the first is how a first visitor finds it. */
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

/** How the template's frame looks; kept as one object. */
export type FrameSettings = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

/** The frame in a stored value: each preference that is missing or no choice is as a first visitor finds it. */
export function readFrame(stored: unknown): FrameSettings {
  const found = (stored ?? {}) as Record<string, unknown>;
  const pairs = Object.entries(CHOICES).map(([key, choices]) => {
    const value = Object.hasOwn(found, key) ? found[key] : undefined;
    return [key, (choices as readonly unknown[]).includes(value) ? value : choices[0]];
  });
  return Object.fromEntries(pairs) as FrameSettings;
}
