import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import { localeFiles } from '@kado/i18n/vite';
import { literalsBelow, literalsIn } from './literals.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const features = ['product', 'template'].flatMap((wing) =>
  readdirSync(join(ROOT, 'packages', wing)).map((name) => `packages/${wing}/${name}`),
);
const worded = features.filter((folder) => existsSync(join(ROOT, folder, 'src/locales')));

it('no screen shows a literal string', () => {
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
    'a spoken attribute',
    '<Field label="Amount" aria-label="Your amount" retryLabel="Again" />',
    ['Amount', 'Your amount', 'Again'],
  ],
  ['nothing in what is the same everywhere', "<p title='·'>Kado {'USD'} 3.59 · {t('key')}</p>", []],
  ['nothing in attributes that nobody reads', '<Button variant="soft" type="submit" className="wide" />', []],
])('a literal is found: %s', (_, jsx, found) => expect(literalsIn('planted.tsx', `const x = ${jsx};`)).toEqual(found));

it('every feature speaks every language', () => {
  expect(worded.length).toBeGreaterThan(0);
  for (const folder of worded) expect(expectEqualKeys(join(ROOT, folder, 'src/locales'))).toBeGreaterThan(0);
});

it('a product visitor’s words file holds no word of the template, each template feature has its own, and the menu’s stand apart', () => {
  const files = localeFiles(join(ROOT, 'packages'));
  const main = JSON.parse(files.get('en.json')?.() ?? '{}') as Record<string, unknown>;
  expect(Object.keys(main).filter((namespace) => namespace.startsWith('template-'))).toEqual([]);
  const wanted = worded
    .filter((folder) => folder.startsWith('packages/template/'))
    .map((folder) => `en.template-${folder.split('/').at(-1)}.json`);
  expect([...files.keys()].filter((name) => /^en\..+\.json$/.test(name)).toSorted()).toEqual(
    [...wanted, 'en.template-menu.json'].toSorted(),
  );
});
