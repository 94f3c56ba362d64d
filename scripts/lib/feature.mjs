import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from './sources.mjs';

const TEMPLATE = join(import.meta.dirname ?? '', '..', 'templates', 'feature');
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const VARIANTS = {
  product: { backend: 'api', section: 'main', locales: 'false', address: (name) => name },
  template: {
    backend: 'mock-data',
    kit: '@kado/template-kit',
    section: 'apps',
    locales: 'true',
    address: (name) => `apps/${name}`,
  },
};

/** Writes the package of a new feature and registers it in its variant; throws if the name is taken or not in kebab-case. */
export function makeFeature(root, variant, name) {
  const of = VARIANTS[variant];
  if (!of || !NAME.test(name ?? '')) throw new Error('Usage: pnpm new:feature product|template <kebab-case-name>');
  const path = join('packages', variant, name);
  const folder = join(root, path);
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${path} exists already.`);
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const values = {
    variant,
    name,
    backend: of.backend,
    section: of.section,
    locales: of.locales,
    address: of.address(name),
    Title: words.join(' '),
    Subject: words.join(''),
  };
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const target = join(file.parentPath ?? file.path, file.name);
    writeFileSync(
      target,
      readFileSync(target, 'utf8').replaceAll(/__(\w+?)__/g, (_, key) => values[key]),
    );
  }
  const packageName = `@kado/${variant}-${name}`;
  if (of.kit) addDependency(join(folder, 'package.json'), of.kit);
  register(root, variant, name, packageName);
  return { path, packageName };
}

function register(root, variant, name, packageName) {
  addDependency(join(root, 'apps', 'web', 'package.json'), packageName);
  const variants = join(root, 'apps', 'web', 'src', 'variants');
  const list = ['.ts', '.tsx'].map((ending) => join(variants, variant + ending)).find((path) => existsSync(path));
  if (!list) throw new Error(`apps/web/src/variants has no list of the variant ${variant}.`);
  writeFileSync(list, withFeature(list, name, packageName));
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

/** The feature's name in camel case, with the suffix `Feature` if the file already uses that name. */
function aliasOf(name, text) {
  const alias = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return new RegExp(`\\b${alias}\\b`).test(text) ? `${alias}Feature` : alias;
}

function featuresOf(program) {
  const declarations = program.body.flatMap((node) => (node.declaration ?? node).declarations ?? []);
  const value = declarations.find(({ id }) => id.name === 'features')?.init;
  return value?.type === 'ArrayExpression' ? value : value?.expression;
}
