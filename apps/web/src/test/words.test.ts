import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import { localeFiles } from '@kado/i18n/vite';
import { literalsBelow, literalsIn } from './literals.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const variants = ['product', 'template'].filter((variant) => existsSync(join(ROOT, 'packages', variant)));
const features = variants.flatMap((variant) =>
  readdirSync(join(ROOT, 'packages', variant)).map((name) => `packages/${variant}/${name}`),
);
const translated = features.filter((folder) => existsSync(join(ROOT, folder, 'src/locales')));

it('no screen contains a literal text', () => {
  const { screens, literals } = literalsBelow(ROOT, [
    'apps/web/src',
    'packages/feature-kit/src',
    'packages/ui/src',
    ...features.filter((folder) => existsSync(join(ROOT, folder, 'src'))).map((folder) => `${folder}/src`),
  ]);
  expect(screens).toBeGreaterThan(20);
  expect(literals).toEqual([]);
});

it.each([
  ['text', '<p>Hello</p>', ['Hello']],
  ['text in a fragment', '<>Hello <b>you</b></>', ['Hello', 'you']],
  ['a string in braces', "<p>{'Hello'} {`Dear ${name}`}</p>", ['Hello', 'Dear']],
  [
    'an attribute that users perceive',
    '<Field label="Amount" aria-label="Your amount" retryLabel="Again" />',
    ['Amount', 'Your amount', 'Again'],
  ],
  ['nothing in text that is the same in every language', "<p title='·'>Kado {'USD'} 3.59 · {t('key')}</p>", []],
  ['nothing in technical attributes', '<Button variant="soft" type="submit" className="wide" />', []],
])('finds %s', (_, jsx, found) => expect(literalsIn('planted.tsx', `const x = ${jsx};`)).toEqual(found));

it('every feature has all languages', () => {
  expect(translated.length).toBeGreaterThan(0);
  for (const folder of translated) expect(expectEqualKeys(join(ROOT, folder, 'src/locales'))).toBeGreaterThan(0);
});

it('the main locale file has only the common and the menu texts; every feature has its own file', () => {
  const files = localeFiles(join(ROOT, 'packages'));
  const { common, ...menus } = JSON.parse(files.get('en.json')?.() ?? '{}') as Record<string, object>;
  expect(common).toBeDefined();
  expect(new Set(Object.values(menus).flatMap(Object.keys))).toEqual(new Set(['nav', 'tool']));
  const expected = translated.map((folder) => `en.${folder.split('/').slice(1).join('-')}.json`);
  expect([...files.keys()].filter((name) => /^en\..+\.json$/.test(name)).toSorted()).toEqual(expected.toSorted());
});
