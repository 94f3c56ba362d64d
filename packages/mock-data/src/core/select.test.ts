import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedRange } from './select.ts';
import { compareTexts, textKeys } from './text-keys.ts';

const textKey = textKeys();

const count = fc.integer({ min: 0, max: 60 });

it('finds any stretch of a sorted list without sorting the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 50 }), count, count, (values, start, length) => {
      const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
      const sorted = values.map((_, place) => place).toSorted(compare);
      expect([...sortedRange(values.length, start, start + length, compare)]).toEqual(sorted.slice(start, start + length));
    }),
  );
});

it.each([0, 1])('puts texts where the collator does when part %i of them differs', (part) => {
  const text = fc.string({ unit: fc.constantFrom(...'aAáÀbBzZ09 -_.,@’ñĳ\u0301'), maxLength: 10 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [one, other] = [textKey(a, part), textKey(b, part)];
      if (part > 0 && textKey(a, 0) !== textKey(b, 0)) return;
      if (one < other) expect(compareTexts(a, b)).toBe(-1);
      if (one > other) expect(compareTexts(a, b)).toBe(1);
    }),
    { numRuns: 500 },
  );
});

it('knows the place of what is written in Latin letters, and says when it does not', () => {
  expect(textKey('Zoë O’Hara', 0)).toBe(textKey('zoe o’hara', 0));
  expect(textKey('نور', 0)).toBeNaN();
});
