import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf, expectEqualKeys } from './testing.ts';

describe('equal keys', () => {
  it('hold for the common namespace', () => expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(50));

  it.each([
    ['a missing key', { a: { b: 'x' } }, {}, 'fr', 'fr: a.b is missing'],
    ['a key too many', { a: 'x' }, { a: 'y', c: 'z' }, 'fr', 'fr: c is not in English'],
    ['an empty text', { a: 'x' }, { a: ' ' }, 'fr', 'fr: a is empty'],
    ['another placeholder', { a: 'Hi {{name}}' }, { a: 'Salut {{nom}}' }, 'fr', 'fr: a has other placeholders than English'],
    ['a line that can break', { a: 'Who?' }, { a: 'Qui ?' }, 'fr', 'fr: a can break before its punctuation: write U+00A0 there'],
    ['another tag', { a: 'Hi <b>you</b>' }, { a: 'Salut toi' }, 'fr', 'fr: a has other placeholders than English'],
    [
      'a plural form too few',
      { a_one: '{{count}} row', a_other: '{{count}} rows' },
      { a_one: 'صف', a_two: 'صفان', a_few: '{{count}} صفوف', a_many: '{{count}} صفًا', a_other: '{{count}} صف' },
      'ar',
      'ar: a_zero is missing',
    ],
  ])('report %s', (_, english, other, lng, problem) => expect(problemsOf(english, other, lng)).toEqual([problem]));

  it('allow a plural form without its number', () => {
    const french = { a_one: 'une ligne', a_many: '{{count}} de lignes', a_other: '{{count}} lignes' };
    expect(problemsOf({ a_one: '{{count}} row', a_other: '{{count}} rows' }, french, 'fr')).toEqual([]);
  });

  it('reject a folder without translations', () => expect(() => expectEqualKeys('/nowhere')).toThrow(/nowhere/));
});
