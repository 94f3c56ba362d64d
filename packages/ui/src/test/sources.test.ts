import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSkins } from './skins.ts';

const SRC = join(import.meta.dirname, '..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => join(SRC, name))
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path));
const sheets = files.filter((path) => path.endsWith('.css'));

// #0000 and #000 stand for transparency and opacity in masks and currentColor mixes, not for a colour.
const COLOR = /#(?!0000?\b)[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from)/i;
const MAY_NAME_COLORS = /^(tokens\/|styles\/tokens\.css$|test\/)/;
const PHYSICAL =
  /(?<![\w-])(?:margin|padding|border|inset)-(?:left|right|top|bottom)|(?<![\w-])(?:left|right|top|bottom)\s*:|(?<![\w-])(?:width|height|max-width|max-height|min-width|min-height)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/;

const literalColors = (path: string, text: string): string[] =>
  MAY_NAME_COLORS.test(path) ? [] : text.split('\n').filter((line) => COLOR.test(line) && !/url\(#|href="#|to="#/.test(line));
const physical = (text: string): string[] =>
  text.split('\n').filter((line) => PHYSICAL.test(line) && !line.trim().startsWith('@media'));

describe('sources', () => {
  it('includes all files', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(sheets.length).toBeGreaterThan(25);
  });

  it.each(files.map((path) => relative(SRC, path)))('%s names no colour outside the tokens', (path) => {
    expect(literalColors(path, readFileSync(join(SRC, path), 'utf8'))).toEqual([]);
  });

  it.each(sheets.map((path) => relative(SRC, path)))('%s has logical properties only', (path) => {
    expect(physical(readFileSync(join(SRC, path), 'utf8'))).toEqual([]);
  });

  it('uses only custom properties that exist', () => {
    const known = new Set([...Object.keys(allSkins[0]!.colors), ...Object.keys(allSkins[2]!.colors)]);
    const defined = readFileSync(join(SRC, 'styles/tokens.css'), 'utf8').matchAll(/--([\w-]+):/g);
    for (const [, name] of defined) known.add(name ?? '');
    // A component's own properties: `--knob: 16px` in its styles, `'--share': 0.5` in its style prop.
    for (const path of files)
      for (const [, name] of readFileSync(path, 'utf8').matchAll(/['\s]--([a-z][\w-]*)'?:/g)) known.add(name ?? '');
    const used = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/var\(--([a-z][\w-]*)[,)]/g)].map(([, name]) => name ?? ''),
    );
    expect(used.length).toBeGreaterThan(200);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('finds a planted colour and a planted physical property', () => {
    expect(literalColors('parts/x.tsx', "const a = { color: '#B3261E' };")).toHaveLength(1);
    expect(literalColors('parts/x.module.css', 'a { color: rgb(1 2 3) }')).toHaveLength(1);
    expect(physical('a {\n margin-left: 4px;\n}')).toHaveLength(1);
    expect(physical('a {\n left: 4px;\n}')).toHaveLength(1);
  });
});
