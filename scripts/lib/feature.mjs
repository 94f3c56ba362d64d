import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { grantSubject } from './abilities.mjs';
import { camelCase, checkName, checkTitles, pascalCase, titleOf } from './feature-name.mjs';
import { parse } from './sources.mjs';

const TEMPLATES = join(import.meta.dirname ?? '', '..', 'templates');

/** The languages that a feature's name on screen can be given in. */
export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);

/** What differs between the variants; the files that differ are in scripts/templates/feature-<variant>. */
const VARIANTS = {
  product: {
    backend: 'api',
    uses: ['product-ui'],
    section: 'main',
    icon: 'tag',
    address: (name) => name,
    signIn: 'as maya@kado.test with the PIN 274913',
    start: (address) => address,
  },
  template: {
    backend: 'mock-data',
    uses: ['template-kit', 'template-ui'],
    section: 'apps',
    icon: 'layers',
    address: (name) => `apps/${name}`,
    signIn: 'through "Explore the dashboard demo", as admin@demo.test with the password admin',
    start: () => '/login',
  },
};

/** The variants that this checkout still has. */
export const variantsIn = (root) => Object.keys(VARIANTS).filter((variant) => variantFile(root, variant) !== undefined);

/**
 * Writes the package of a new feature, registers it in its variant and grants its ability to the users who should have it. `titles`: its name on screen by language.
 * Throws before anything is written if an argument is invalid; the message names the argument.
 */
export function makeFeature(root, variant, name, titles = {}) {
  const variants = variantsIn(root);
  if (!variants.includes(variant))
    throw new Error(
      `The first argument is the variant, ${variants.join(' or ')}, not ${JSON.stringify(variant ?? '')}. ${USAGE}`,
    );
  const of = VARIANTS[variant];
  checkName(root, variant, name, of.address(name), USAGE);
  checkTitles(titles, USAGE);
  const path = join('packages', variant, name);
  const packageName = `@kado/${variant}-${name}`;
  const list = variantFile(root, variant);
  const registered = withFeature(list, name, packageName);

  const title = titles.en ?? titleOf(name);
  const { backend, section, icon } = of;
  const names = { camel: camelCase(name), Subject: pascalCase(name), address: of.address(name) };
  copyTemplate(join(root, path), variant, { variant, name, backend, section, icon, title, ...names }, titles);
  for (const dependency of of.uses) addDependency(join(root, path, 'package.json'), `@kado/${dependency}`);
  addDependency(join(root, 'apps', 'web', 'package.json'), packageName);
  writeFileSync(list, registered);
  const granted = variant === 'product' ? grantSubject(root, names.Subject) : [];
  const untranslated = LANGUAGE_CODES.filter((language) => language !== 'en' && !titles[language]);
  const address = `/${names.address}`;
  return { path, packageName, address, title, untranslated, granted, signIn: of.signIn, start: of.start(address) };
}

const USAGE = `Usage: pnpm new:feature product|template <name-in-kebab-case> [${LANGUAGE_CODES.map((code) => `--${code} …`).join(' ')}]`;

/** Copies the common files and the variant's, and fills in their `__values__`. */
function copyTemplate(folder, variant, values, titles) {
  for (const template of ['feature', `feature-${variant}`]) cpSync(join(TEMPLATES, template), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const target = join(file.parentPath, file.name);
    const [, language] = /^(\w\w)\.json$/.exec(file.name) ?? [];
    const filled = { ...values, ...(language && { title: quoted(titles[language] ?? values.title) }) };
    const text = readFileSync(target, 'utf8').replaceAll(/__(\w+?)__/g, (_, key) => filled[key]);
    writeFileSync(target, text);
  }
}

/** Escapes a text for use between the quotes of a JSON string. */
const quoted = (text) => JSON.stringify(text).slice(1, -1);

function variantFile(root, variant) {
  const path = join(root, 'apps', 'web', 'src', 'variants', `${variant}.ts`);
  return existsSync(path) ? path : undefined;
}

function addDependency(file, name) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const dependencies = Object.fromEntries(
    Object.entries({ ...manifest.dependencies, [name]: 'workspace:*' }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
}

/** The variant's list with the feature's import below the variant's other imports, and its entry at the end. */
function withFeature(file, name, packageName) {
  const { text, program } = parse(file);
  const array = featuresOf(program);
  if (!array) throw new Error(`${file} has no list called features.`);
  const prefix = packageName.split('-')[0];
  const above = program.body.findLast((node) => node.type === 'ImportDeclaration' && node.source.value.startsWith(`${prefix}-`));
  const alias = aliasOf(name, text);
  const last = array.elements.at(-1);
  const [imported, at] = [above?.end ?? 0, last ? last.end : array.start + 1];
  const line = `\nimport { feature as ${alias} } from '${packageName}';`;
  return text.slice(0, imported) + line + text.slice(imported, at) + (last ? `, ${alias}` : alias) + text.slice(at);
}

/** The feature's name in camel case, with the suffix `Feature` if the file uses that name already or JavaScript reserves it. */
function aliasOf(name, text) {
  const alias = camelCase(name);
  return new RegExp(`\\b${alias}\\b`).test(text) || !isIdentifier(alias) ? `${alias}Feature` : alias;
}

function isIdentifier(name) {
  try {
    parse('name.ts', `import { feature as ${name} } from 'name';`);
    return true;
  } catch {
    return false;
  }
}

function featuresOf(program) {
  const declarations = program.body.flatMap((node) => (node.declaration ?? node).declarations ?? []);
  const value = declarations.find(({ id }) => id.name === 'features')?.init;
  return value?.type === 'ArrayExpression' ? value : value?.expression;
}
