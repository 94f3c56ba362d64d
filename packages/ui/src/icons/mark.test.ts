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

const FRONT = '<path class="front" d="M0 0z" />';
it.each([
  ['a path without a class', '0 0 32 32', '<path d="M0 0z" />', 'no class'],
  ['another size', '0 0 24 24', FRONT, '32 × 32'],
  ['a circle', '0 0 32 32', `<circle class="front" r="4" />${FRONT}`, 'another shape'],
])('rejects %s', (_, size, shapes, problem) => expect(() => readMark(`<svg viewBox="${size}">${shapes}</svg>`)).toThrow(problem));
