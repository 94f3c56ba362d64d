import { expect, it } from 'vitest';
import { directionOf, LANGUAGES, languageChoices } from './languages.ts';

const named = (...codes: string[]) => codes.map((code) => ({ code, nativeName: `own name of ${code}` }));
const codes = (...args: Parameters<typeof languageChoices>) => languageChoices(...args).map(({ code }) => code);

it('offers the given languages in their order, with the given names', () => {
  expect(languageChoices(named('ar', 'en'), 'en')).toEqual([
    { code: 'ar', nativeName: 'own name of ar' },
    { code: 'en', nativeName: 'own name of en' },
  ]);
});

it('omits a language without texts, and includes the current one', () => {
  expect(codes(named('xx', 'fr'), 'fr')).toEqual(['fr']);
  expect(codes(named('fr', 'de'), 'pt')).toEqual(['fr', 'de', 'pt']);
});

it.each([[null], [[]], [named('xx')]])('offers all languages for %j', (offered) => {
  expect(codes(offered, 'en')).toEqual(LANGUAGES.map(({ code }) => code));
});

it.each([
  ['ar', undefined, 'rtl'],
  ['en', undefined, 'ltr'],
  ['xx', undefined, 'ltr'],
  ['ar', false, 'ltr'],
  ['en', true, 'rtl'],
])('the direction of %s, where right to left was chosen: %s, is %s', (lng, chosen, direction) => {
  expect(directionOf(lng, chosen)).toBe(direction);
});
