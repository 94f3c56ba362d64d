// The dependency rules: which layer may import which, and which folders a feature has. A table instead of tags in each package, so that nobody widens a rule by accident.
import { dirname, join, normalize } from 'node:path';
import { lineAt, readSources } from '../lib/sources.mjs';
import { packages } from '../lib/workspace.mjs';

const FOR_FEATURES = ['feature-kit', 'state', 'ui', 'i18n', 'contracts'];

/** What each layer may import; `*` is everything, `!api` is everything except api. */
export const RULES = {
  contracts: [],
  ui: [],
  i18n: ['contracts'],
  'api-client': ['contracts'],
  state: ['api-client', 'contracts'],
  'feature-kit': ['state', 'ui', 'i18n', 'contracts'],
  'mock-data': ['contracts'],
  'product/ui': ['ui', 'i18n', 'contracts'],
  product: ['product/ui', ...FOR_FEATURES],
  'template/ui': ['ui'],
  'template/kit': ['template/ui', ...FOR_FEATURES],
  template: ['template/kit', 'template/ui', ...FOR_FEATURES],
  web: ['*', '!api'],
  api: ['contracts'],
  e2e: [],
};

/** What tests and `dev` files may import in addition, as devDependencies. */
export const TEST_RULES = {
  'feature-kit': ['api-client'],
  'template/kit': ['mock-data', 'api-client'],
  template: ['mock-data', 'api-client'],
  product: ['api', 'api-client'],
};

/** Subpaths that belong to the template: the SDK keeps them in a separate folder, and only the template's packages, its mock and the shell import them. */
const TEMPLATE_SUBPATH = /^@kado\/(?:contracts|api-client|state)\/template(?:\/|$)/;
const TEMPLATE_LAYERS = new Set(['template', 'template/ui', 'template/kit', 'mock-data', 'web']);
const TEMPLATE_FILES = /^src\/template(?:\/|\.ts$)/;

/** The files and folders that a feature's src may have. A shell also has layouts. */
const FEATURE_FOLDERS = new Set(['pages', 'components', 'api', 'lib', 'locales', 'layouts', 'test']);
const FEATURE_FILES = new Set(['index.ts', 'locales.test.ts']);

/** Layers whose testing entry points are published, so that their imports must be in `dependencies`. */
const SHIPS_TESTING = new Set(['feature-kit', 'template/kit']);

/** Listed in devDependencies only for turbo's task graph and never imported. */
const NAMED_RULES = { e2e: ['web', 'api'] };

const SCRIPTS = { default: ['lint', 'typecheck', 'test'], e2e: ['lint', 'typecheck', 'e2e'] };
const OWN = /^@kado\/[^/]+/;

/** Whether a layer may import another one. */
function allowed(table, from, to) {
  const targets = table[from] ?? [];
  return !targets.includes(`!${to}`) && (targets.includes('*') || targets.includes(to));
}

/** Checks package.json files, real imports and feature folders against the tables. The linter finds import cycles of files; the tables allow none of packages. */
export function checkDependencyRules(root) {
  const all = packages(root);
  const byName = new Map(all.map((item) => [item.name, item]));
  const sources = all.map((item) => ({ item, files: readSources(item.folder) }));
  const imports = sources.flatMap(({ files }) => files.flatMap((file) => file.imports));
  const problems = [
    ...all.flatMap((item) => [...scriptsOf(item), ...dependenciesOf(item, byName)]),
    ...sources.flatMap(({ item, files }) => [
      ...(files.length > 0 ? [] : [`${item.path}: has no source file`]),
      ...importsOf(item, files, byName),
      ...(item.layer === 'product' || item.layer === 'template' ? foldersOf(item, files) : []),
    ]),
  ];
  const files = sources.reduce((sum, source) => sum + source.files.length, 0);
  return { examined: { packages: all.length, files, imports: imports.length }, problems };
}

function scriptsOf({ path, layer, manifest }) {
  const missing = (SCRIPTS[layer] ?? SCRIPTS.default).filter((script) => !manifest.scripts?.[script]);
  return missing.map((script) => `${path}/package.json: has no ${script} script, so turbo would skip it silently`);
}

const namedBy = ({ manifest }) =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies });

function dependenciesOf({ path, layer, manifest }, byName) {
  if (!(layer in RULES)) return [`${path}: the layer ${layer} is not in the table of dependency rules`];
  const check = (names, tables, peer = false) =>
    Object.entries(names ?? {}).flatMap(([name, version]) => {
      const target = byName.get(name);
      if (!target)
        return /^(?:catalog|workspace):/.test(version) || peer
          ? []
          : [`${path}/package.json: ${name} does not come from the catalog`];
      return tables.some((table) => allowed(table, layer, target.layer))
        ? []
        : [`${path}/package.json: ${layer} may not depend on ${name}`];
    });
  const proper = SHIPS_TESTING.has(layer) ? [RULES, TEST_RULES] : [RULES];
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  return [
    ...check({ ...dependencies, ...optionalDependencies }, proper),
    ...check(peerDependencies, proper, true),
    ...check(devDependencies, [RULES, TEST_RULES, NAMED_RULES]),
  ];
}

function importsOf(item, files, byName) {
  return files.flatMap(({ path, text, test, imports, computed }) => {
    const at = (start, problem) => `${item.path}/${path}:${lineAt(text, start)}: ${problem}`;
    const named = imports.flatMap(({ name, start }) => {
      const problem = /^[./]/.test(name) ? leaves(path, name) : crosses(item, { path, name, test }, byName);
      return problem ? [at(start, problem)] : [];
    });
    return test
      ? named
      : [...named, ...computed.map(({ start }) => at(start, 'the name of an import is computed, so no rule can check it'))];
  });
}

function leaves(path, name) {
  const leaving = name.startsWith('/') || normalize(join(dirname(path), name)).startsWith('..');
  return leaving ? `${name} leaves the package` : undefined;
}

function crosses({ name: own, layer, manifest }, { path, name, test }, byName) {
  const target = byName.get(OWN.exec(name)?.[0]);
  if (!target || target.name === own) return OWN.test(name) && !target ? `${name} is no package of this workspace` : undefined;
  if (TEMPLATE_SUBPATH.test(name) && !TEMPLATE_LAYERS.has(layer) && !TEMPLATE_FILES.test(path))
    return `${name} belongs to the template`;
  const tables = test ? [RULES, TEST_RULES] : [RULES];
  if (!tables.some((table) => allowed(table, layer, target.layer)))
    return `${layer} may not import ${name}${test ? '' : ' here'}`;
  const listed = test ? namedBy({ manifest }) : Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  if (!listed.includes(target.name))
    return `${target.name} is missing from the ${test ? 'dependencies' : 'dependencies proper'} of package.json`;
  const entry = `.${name.slice(target.name.length)}`;
  return hasEntry(target.manifest.exports ?? {}, entry) ? undefined : `${name} is no entry point of ${target.name}`;
}

const hasEntry = (exports, entry) =>
  Object.keys(exports).some((key) => key === entry || (key.endsWith('*') && entry.startsWith(key.slice(0, -1))));

function foldersOf({ path }, files) {
  const own = files.filter((file) => file.path.startsWith('src/')).map((file) => file.path.slice('src/'.length));
  const unknown = own.filter((file) => {
    const [first, ...rest] = file.split('/');
    return rest.length === 0 ? !FEATURE_FILES.has(first) : !FEATURE_FOLDERS.has(first);
  });
  const folders = [...new Set(unknown.map((file) => file.split('/')[0]))];
  const names = own.filter((file) => file !== 'index.ts').map((file) => file.split('/').at(-1));
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  return [
    ...folders.map((name) => `${path}/src/${name}: a feature has ${[...FEATURE_FOLDERS].join(', ')}`),
    ...twice.map((name) => `${path}/src: two files are called ${name}`),
  ];
}
