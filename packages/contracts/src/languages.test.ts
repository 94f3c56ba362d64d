import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

it('has the five first languages under their own names, of which Arabic is written right to left', () => {
  const names = LANGUAGES.map(({ code, nativeName }) => `${code} ${nativeName}`);
  expect(names).toEqual(expect.arrayContaining(['en English', 'fr Français', 'de Deutsch', 'pt Português', 'ar العربية']));
  expect(LANGUAGES.filter(({ rtl }) => rtl).map(({ code }) => code)).toContain('ar');
});
