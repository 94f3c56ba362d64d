import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { codeFiles, parse } from './sources.mjs';
import { packages } from './workspace.mjs';

/** What belongs to each variant besides its packages. A path that does not exist is skipped. */
const OF_VARIANT = {
  template: [
    'packages/template',
    'packages/mock-data',
    'packages/contracts/src/template.ts',
    'packages/contracts/src/template',
    'packages/api-client/src/template.ts',
    'packages/api-client/src/template',
    'packages/state/src/template',
    'apps/web/src/variants/template.ts',
    'apps/web/src/app/open-template.ts',
    'e2e/tests/template',
    'e2e/tests/variants',
    'e2e/support/template',
    'scripts/commands/crawl.mjs',
    'scripts/pack-test.mjs',
    'scripts/pack',
    'scripts/templates/bare-app',
    'scripts/bench/list.mjs',
    'scripts/bench/list',
    'scripts/bench/interactions.mjs',
    'scripts/bench/interactions',
  ],
  product: [
    'packages/product',
    'apps/api',
    'apps/web/src/variants/product.ts',
    'apps/web/build/draw.tsx',
    'apps/web/build/draw.test.tsx',
    'apps/web/build/prerender.ts',
    'e2e/tests/product',
    'e2e/tests/variants',
    'e2e/support/product',
    'scripts/start-test.mjs',
    'scripts/gates/transactions.mjs',
    'scripts/gates/transactions.test.mjs',
    'scripts/bench/checkout.mjs',
    'scripts/bench/checkout',
    'scripts/gates/topics.mjs',
    'scripts/gates/topics.test.mjs',
  ],
};

/** The folders and files that `pnpm drop <what>` removes: a variant's, or those of one feature (`product/topup`). */
export function pathsOf(root, what) {
  const [variant, feature] = what?.split('/') ?? [];
  const folder = join('packages', variant ?? '', feature ?? '');
  if (!(variant in OF_VARIANT) || !existsSync(join(root, folder, feature ? 'package.json' : '')))
    throw new Error('Usage: pnpm drop template | product | <variant>/<feature>');
  return feature ? [folder] : OF_VARIANT[variant].filter((path) => existsSync(join(root, path)));
}

/** Removes a variant or a feature, and every line that names it; answers what was removed and which files were changed. */
export function drop(root, what) {
  const before = packages(root);
  const removed = pathsOf(root, what);
  for (const path of removed) rmSync(join(root, path), { recursive: true });
  const left = new Set(packages(root).map(({ name }) => name));
  const gone = new Set(before.map(({ name }) => name).filter((name) => !left.has(name)));
  const changed = [
    ...dropEntryPoints(root, gone),
    ...dropImports(root, gone),
    ...dropLinks(root),
    ...dropCommands(root),
    ...dropCatalog(root),
  ];
  return { removed, changed: [...new Set(changed)] };
}

/** package.json files lose the dependencies that are gone, and the entry points whose file is. */
function dropEntryPoints(root, gone) {
  return packages(root).flatMap(({ folder, path, manifest }) => {
    const next = structuredClone(manifest);
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
      for (const name of Object.keys(next[kind] ?? {})) if (gone.has(name)) delete next[kind][name];
    for (const [entry, target] of Object.entries(next.exports ?? {}))
      if (typeof target === 'string' && !target.includes('*') && !existsSync(join(folder, target))) {
        delete next.exports[entry];
        delete next.publishConfig?.exports?.[entry];
      }
    if (JSON.stringify(next) === JSON.stringify(manifest)) return [];
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(next, null, 2)}\n`);
    return [join(path, 'package.json')];
  });
}

/** Files of the shell and the scripts lose the imports that lead nowhere, and the list entries made of what they brought. */
function dropImports(root, gone) {
  const folders = ['apps/web', 'scripts', 'e2e'].map((path) => join(root, path)).filter(existsSync);
  return folders.flatMap((folder) =>
    codeFiles(folder).flatMap((path) => {
      if (path.startsWith('templates/')) return [];
      const file = join(folder, path);
      const { text, program } = parse(file);
      const leadsNowhere = (name) =>
        [...gone].some((each) => name === each || name.startsWith(`${each}/`)) ||
        (/^\.{1,2}\//.test(name) && /\.(?:[mc]?[jt]sx?)$/.test(name) && !existsSync(normalize(join(dirname(file), name))));
      const next = withoutImports(text, program, leadsNowhere);
      if (next === text) return [];
      writeFileSync(file, next);
      return [relative(root, file)];
    }),
  );
}

/** A module's text without some of its imports, and without the entries of arrays and objects that use what they imported. */
export function withoutImports(text, program, leadsNowhere) {
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration' && leadsNowhere(node.source.value));
  const names = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const cuts = imports.map(({ start, end }) => [start, end + 1]);
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    const entries = node.type === 'ArrayExpression' ? node.elements : node.type === 'ObjectExpression' ? node.properties : [];
    for (const entry of entries)
      if (entry && uses(entry, names, leadsNowhere))
        cuts.push([entry.start, entry.end + (/^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0)]);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (child?.type) visit(child);
    }
  };
  visit(program);
  return cuts.toSorted(([a], [b]) => b - a).reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), text);
}

/** Whether an entry is one of these names, calls it, or imports a module that leads nowhere. */
function uses(entry, names, leadsNowhere) {
  const node = entry.type === 'Property' ? entry.value : entry.type === 'SpreadElement' ? entry.argument : entry;
  if (node?.type === 'Identifier') return names.has(node.name);
  if (node?.type === 'CallExpression') return node.callee.type === 'Identifier' && names.has(node.callee.name);
  if (node?.type === 'ArrowFunctionExpression') return imported(node.body, leadsNowhere);
  return false;
}

/** `import('…')`, also awaited, in parentheses, or as what a method of is called. */
function imported(node, leadsNowhere) {
  if (node?.type === 'ImportExpression') return node.source.type === 'Literal' && leadsNowhere(node.source.value);
  const inner = node?.expression ?? node?.argument ?? node?.object ?? node?.callee;
  return inner ? imported(inner, leadsNowhere) : false;
}

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

/** Documents lose the lines whose links lead nowhere. */
function dropLinks(root) {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides(root)].filter((path) =>
    existsSync(join(root, path)),
  );
  return documents.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const good = lines.filter((line) =>
      [...line.matchAll(LINK)].every(([, target]) => existsSync(join(root, dirname(path), target))),
    );
    if (good.length === lines.length) return [];
    writeFileSync(join(root, path), good.join('\n'));
    return [path];
  });
}

const guides = (root) =>
  ['docs', 'docs/guides', 'docs/adr'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []))
      : [],
  );

/** The root's package.json loses the scripts whose file is gone. */
function dropCommands(root) {
  const file = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const lost = Object.entries(manifest.scripts ?? {}).filter(([name, command]) => {
    const [, script] = /^node (\S+\.[mc]?[jt]s)/.exec(command) ?? [];
    const [, of] = /^node scripts\/run\.mjs (\S+)/.exec(command) ?? [];
    return (
      (script && !existsSync(join(root, script))) ||
      (of && of === name && !existsSync(join(root, 'scripts/commands', `${commandFile(of)}.mjs`)))
    );
  });
  if (lost.length === 0) return [];
  for (const [name] of lost) delete manifest.scripts[name];
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return ['package.json'];
}

const commandFile = (name) => (name === 'check' ? 'test' : name);

/** The catalog loses the versions that no package names any more. */
function dropCatalog(root) {
  const manifests = [
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    ...packages(root).map(({ manifest }) => manifest),
  ];
  const named = new Set(
    manifests.flatMap((each) =>
      Object.keys({ ...each.dependencies, ...each.devDependencies, ...each.peerDependencies, ...each.optionalDependencies }),
    ),
  );
  const file = join(root, 'pnpm-workspace.yaml');
  const [head, catalog = ''] = readFileSync(file, 'utf8').split('\ncatalog:\n');
  const lines = catalog.split('\n');
  const left = lines.filter((line) => {
    const [, name] = /^ {2}'?((?:@[\w-]+\/)?[\w.-]+)'?: /.exec(line) ?? [];
    return !name || named.has(name);
  });
  if (left.length === lines.length) return [];
  writeFileSync(file, `${head}\ncatalog:\n${left.join('\n')}`);
  return ['pnpm-workspace.yaml'];
}
