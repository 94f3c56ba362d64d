import { describe, expect, it } from 'vitest';
import { type Skin, allSkins } from '../test/skins.ts';
import { contrast, mix } from './color.ts';
import { brands, drawn, people } from './product.ts';
import { primaries } from './template.ts';

const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'hover'];
const STATES = ['success', 'warning', 'error', 'info'];
const on = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const TEXT = [
  ...on(['text', 'quiet'], [...GROUNDS, 'primary-wash']),
  ...on(['faint'], ['ground', 'surface', 'raised', 'hover']),
  ...on(['text'], [...STATES.map((state) => `${state}-wash`), 'accent-wash', 'off']),
  ...on(['quiet'], ['off']),
  ...on(['primary'], ['ground', 'surface', 'raised', 'hover']),
  ...on(STATES, ['ground', 'surface', 'raised']),
  ...on(['primary'], ['primary-wash']),
  ...STATES.map((state) => [state, `${state}-wash`] as const),
  ...on(['on-primary'], ['primary', 'primary-press']),
  ['on-accent', 'accent'],
  ['on-error', 'error'],
  ['ground', 'text'],
] as const;

const EDGES = [
  ...on(['edge'], ['ground', 'surface', 'raised', 'sunken']),
  ...on(['primary', 'error'], ['ground', 'surface', 'raised', 'sunken']),
  ...on(['accent'], ['ground', 'surface']),
] as const;

const TEMPLATE_TEXT = [
  ...on(STATES, ['hover']),
  ...on(['on-ink', 'on-ink-quiet'], ['ink']),
  ['quiet', 'badge'],
  ['text', 'primary-tint'],
] as const;

const failures = ({ name, colors }: Skin, pairs: readonly (readonly [string, string])[], least: number): string[] =>
  pairs.flatMap(([ink, ground]) => {
    const ratio = contrast(colors[ink] ?? '', colors[ground] ?? '');
    return ratio < least ? [`${name}: ${ink} on ${ground} is ${ratio.toFixed(2)}`] : [];
  });

describe.each(allSkins)('$name', (skin) => {
  it('has a contrast of 4.5:1 between every text and its background', () => {
    const pairs = skin.name.startsWith('template') ? [...TEXT, ...TEMPLATE_TEXT] : TEXT;
    expect(failures(skin, pairs, 4.5)).toEqual([]);
  });

  it('has a contrast of 3:1 between every border or icon and its background', () => {
    expect(failures(skin, EDGES, 3)).toEqual([]);
  });

  it('keeps a hovered soft button readable', () => {
    const { primary = '', 'primary-wash': wash = '' } = skin.colors;
    expect(contrast(primary, mix(primary, 6, wash))).toBeGreaterThanOrEqual(4.5);
  });
});

it('checks every skin: two of the product, four of the template for each primary', () => {
  expect(allSkins).toHaveLength(2 + 4 * Object.keys(primaries).length);
  expect(allSkins.length).toBeGreaterThanOrEqual(34);
  expect(TEXT.length + EDGES.length).toBeGreaterThan(60);
});

it.each([...people, ...brands])('initials %s / %s of tiles and avatars are readable', (ground, ink) => {
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
});

it.each(['light', 'dark'] as const)('the text on the %s parcel tag is readable', (scheme) => {
  expect(contrast(drawn[scheme].cream, drawn[scheme]['cream-quiet'])).toBeGreaterThanOrEqual(4.5);
});

it('finds a planted grey that is too light', () => {
  const skin = { name: 'planted', colors: { ...allSkins[0]!.colors, quiet: '#9AA39C' } };
  expect(failures(skin, TEXT, 4.5)).toContainEqual(expect.stringMatching('planted: quiet on ground is 2'));
});
