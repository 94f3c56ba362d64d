import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markPaths } from './mark-paths.ts';
import { readMark } from './read-mark.ts';

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');

it('draws the paths of mark.svg (node scripts/write-tokens.ts, then the formatter)', () =>
  expect(markPaths).toEqual(readMark(read('mark.svg'))));

it('has a colour for each part of the mark', () => {
  const colors = read('mark.module.css');
  for (const { part } of markPaths) expect(colors).toContain(`.${part} {`);
});

it('rejects a path without a class', () => expect(() => readMark('<path d="M0 0z" />')).toThrow('no class'));
