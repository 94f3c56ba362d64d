import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokensCss } from './css.ts';

const packed = (text: string) => text.replaceAll(/\s+/g, '');

it('writes the style sheet that is checked in (node scripts/write-tokens.ts, then the formatter)', () => {
  expect(packed(readFileSync(`${import.meta.dirname}/../styles/tokens.css`, 'utf8'))).toBe(packed(tokensCss()));
});

it('has dark colours on screens only, because paper is white', () => {
  const printed = tokensCss().replaceAll(/@media screen \{\n[^}]*\}\n\}\n/g, '');
  expect(printed).not.toContain('color-scheme: dark');
  expect(printed).toContain('color-scheme: light');
});
