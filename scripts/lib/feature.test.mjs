import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_CODES, variantsIn } from './feature.mjs';
import { installedCopy } from './installed-copy.mjs';
import { ROOT } from './paths.mjs';

// An ordinary name, and one that the variant's file already uses.
const NAMES = { product: 'gift-vouchers', template: 'open' };
const ALIASES = { product: 'giftVouchers', template: 'openFeature' };
const TITLES = ['--en', 'Gift "vouchers"', '--ar', 'قسائم الهدايا'];
const made = variantsIn(ROOT).map((variant) => ({ variant, name: NAMES[variant] }));

let copy;
beforeAll(async () => (copy = await installedCopy()), 600_000);
afterAll(() => copy?.remove());

const generate = (...args) => copy.run('node', 'scripts/run.mjs', 'new-feature', ...args);
const pass = async (...command) => {
  const { code, output } = await copy.run(...command);
  expect(code, `${command.join(' ')}\n${output}`).toBe(0);
  return output;
};

function textsIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
}

const REFUSED = [
  ['an unknown variant', ['shared', 'x'], 'The first argument is the variant'],
  ['a missing name', ['product'], 'The second argument is the name in kebab-case'],
  ['a name that is no kebab-case', ['product', 'GiftCards'], 'not "GiftCards"'],
  ['a third argument', ['product', 'gift', 'cards'], '"cards" is a third'],
  ['the name of an existing feature', ['product', 'topup'], '"topup", is taken: packages/product/topup exists already'],
  [
    'the address of an existing page',
    ['product', 'profile'],
    '"profile", is taken: /profile is an address of packages/product/account',
  ],
  ['an address of the server', ['product', 'dev'], '"dev", is taken: /dev is an address of the server'],
  ['an unknown language', ['product', 'x', '--it', 'Buoni'], "'--it'"],
  ['an empty title', ['product', 'x', '--fr', ' '], '--fr needs'],
].filter(([, [variant]]) => variant !== 'product' || variantsIn(ROOT).includes('product'));

it.each(REFUSED)('refuses %s and writes nothing', async (_, args, problem) => {
  const { code, output } = await generate(...args);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(problem) });
  expect(await copy.changes()).toEqual([]);
});

it(
  'makes features without leftover placeholders that pass every check and can be removed completely',
  { timeout: 1_800_000 },
  async () => {
    for (const { variant, name } of made) {
      const output = await pass('node', 'scripts/run.mjs', 'new-feature', variant, name, ...TITLES);
      expect(output).toContain(`Its page is ${variant === 'template' ? '/apps' : ''}/${name}.`);
      expect(output).toContain(`pnpm --filter @kado/${variant}-${name} dev`);
      expect(readFileSync(join(copy.root, `apps/web/src/variants/${variant}.ts`), 'utf8')).toMatch(
        new RegExp(`features = \\[[^\\]]*,\\s+${ALIASES[variant]},?\\s*\\]`),
      );
      const texts = textsIn(join(copy.root, 'packages', variant, name));
      expect(texts.length).toBeGreaterThan(10);
      for (const [file, text] of texts) expect(text, file).not.toMatch(/__\w+__|undefined['"/]|TODO|FIXME|lorem/i);
      const [, readme] = texts.find(([file]) => file === 'README.md');
      expect(readme).toMatch(/^# Gift "vouchers" \(/);
      expect(readme).not.toContain('**');
      const words = Object.fromEntries(
        texts.flatMap(([file, text]) => (/^\w\w\.json$/.test(file) ? [[file, JSON.parse(text)]] : [])),
      );
      expect(Object.keys(words)).toHaveLength(LANGUAGE_CODES.length);
      expect(words['ar.json'].page.title).toBe('قسائم الهدايا');
      expect(words['fr.json'].nav.start).toBe('Gift "vouchers"');
    }
    // Customers have a product page's ability from the server, the template's admin has every ability.
    for (const { variant } of made.filter(({ variant }) => variant === 'product'))
      expect(readFileSync(join(copy.root, 'apps/api/src/users/abilities.ts'), 'utf8'), variant).toContain("'GiftVouchers'");

    await copy.must('git', 'add', '--all');
    await pass('node', 'scripts/run.mjs', 'gates');
    for (const { variant, name } of made) {
      await pass('oxfmt', '--check', `packages/${variant}/${name}`);
      for (const script of ['typecheck', 'lint', 'test']) await pass('pnpm', '--filter', `@kado/${variant}-${name}`, script);
    }
    await pass('pnpm', '--filter', '@kado/web', 'typecheck');

    for (const { variant, name } of made) await pass('node', 'scripts/run.mjs', 'drop', `${variant}/${name}`);
    expect(await copy.changes()).toEqual([]);
  },
);
