// Checks exported names: ui and feature-kit export only what both variants use, and each name has one meaning.
import { dirname, join, normalize } from 'node:path';
import { readSources } from '../lib/sources.mjs';
import { packages } from '../lib/workspace.mjs';

/** Layers of which both variants must use every export. */
const SHARED = new Set(['ui', 'feature-kit']);
/** Names that several packages export on purpose: a feature, and the set-up to open one alone. */
const EXPECTED = new Set(['feature', 'setup', 'openFeature', 'default']);

/** Reports a shared export that only one variant imports, and a name that two packages export for different things. */
export function checkExportedNames(root) {
  const all = packages(root).map((item) => ({ ...item, files: readSources(item.folder) }));
  const declared = all.flatMap((item) => exportsOf(item));
  // A re-exported name counts as the name of the package that declares it.
  const originOf = new Map(
    declared.filter(({ entry }) => entry === '.').map((one) => [`${one.item.name}#${one.name}`, one.origin]),
  );
  const exported = declared.map((one) => ({ ...one, origin: originOf.get(one.origin) ?? one.origin }));
  const shared = exported.filter(({ item, entry }) => SHARED.has(item.layer) && entry === '.');
  return {
    examined: { exports: exported.length, 'shared exports': shared.length },
    problems: [...(hasBothVariants(all) ? oneVariant(all, shared) : []), ...ambiguous(exported)],
  };
}

// Without one of the variants, nothing is shared.
const hasBothVariants = (all) => ['product', 'template'].every((variant) => all.some(({ layer }) => layer === variant));

function oneVariant(all, shared) {
  const byModule = usersByModule(all);
  const usersOf = ({ module, name }) =>
    new Set((byModule.get(module) ?? []).flatMap((use) => (use.name === name || use.name === '*' ? use.by() : [])));
  return shared.flatMap((one) => {
    // A type counts as used by all users of its module.
    const users = one.isType ? new Set((byModule.get(one.module) ?? []).flatMap((use) => use.by())) : usersOf(one);
    const [only] = users;
    return users.size === 1 && only !== 'both'
      ? [`${one.item.path}: ${one.name} is used by the ${only} alone: it belongs to packages/${only}`]
      : [];
  });
}

/**
 * The users of each name of a shared package's modules: `product`, `template` or, for the shell, `both`. If the importer is itself a module of a shared package,
 * the importer's own users count.
 */
function usersByModule(all) {
  const uses = new Map();
  const modules = new Map();
  const add = (module, name, by) => uses.set(module, [...(uses.get(module) ?? []), { name, by }]);
  const usersOf = (module, seen = new Set()) => {
    if (seen.has(module)) return [];
    seen.add(module);
    return (uses.get(module) ?? []).flatMap((use) => use.by(seen));
  };
  for (const item of all.filter(({ layer }) => SHARED.has(layer))) modules.set(item.name, origins(item));
  for (const item of all) {
    const variant = /^packages\/(product|template)\//.exec(item.path)?.[1];
    const ofShell = /^src\/variants\/(product|template)\./;
    for (const file of item.files.filter(({ test }) => !test)) {
      const own = `${item.path}/${file.path}`;
      const by = SHARED.has(item.layer)
        ? (seen) => usersOf(own, seen)
        : () => [variant ?? ofShell.exec(file.path)?.[1] ?? 'both'];
      for (const name of usedWithin(item, file)) add(own, name, by);
      for (const { source, name } of [...importedNames(file.program), ...importedModules(file)]) {
        const local = source.startsWith('.') && SHARED.has(item.layer) && !file.path.endsWith('src/index.ts');
        if (local) add(`${item.path}/${normalize(join(dirname(file.path), source))}`, name, by);
        const origin = modules.get(source)?.get(name);
        if (origin) add(origin.module, origin.name, by);
      }
    }
  }
  return uses;
}

/** Names that a module of a shared package both exports and uses itself. */
const usedWithin = ({ layer }, { text, program }) =>
  SHARED.has(layer)
    ? program.body
        .filter(({ type }) => type === 'ExportNamedDeclaration')
        .flatMap((node) => (node.declaration ? declaredNames(node) : []))
        .filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length > 2)
    : [];

/** Lazily loaded modules: `import('./nav.ts')` uses all of the module's exports. */
const importedModules = ({ imports }) => imports.filter(({ lazy }) => lazy).map(({ name }) => ({ source: name, name: '*' }));

/** The module from which the entry point `.` of a package exports each of its names. */
function origins(item) {
  return new Map(
    exportsOf(item)
      .filter(({ entry }) => entry === '.')
      .map((one) => [one.name, one]),
  );
}

function ambiguous(exported) {
  const byName = Map.groupBy(
    exported.filter(({ name, item }) => !EXPECTED.has(name) && item.layer !== 'product' && item.layer !== 'template'),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, found]) => {
    const origins = new Set(found.map(({ origin }) => origin));
    const owners = [...new Set(found.map(({ item }) => item.name))];
    return origins.size > 1 && owners.length > 1 ? [`${name} is exported by ${owners.join(' and ')} for different things`] : [];
  });
}

const importedNames = (program) =>
  program.body.flatMap((node) =>
    (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') && node.source
      ? node.specifiers.map(({ imported, local }) => ({ source: node.source.value, name: (imported ?? local)?.name }))
      : [],
  );

/** Every name that the entry points of a package export, with the file or package that declares it. */
function exportsOf(item) {
  const files = new Map(item.files.map((file) => [file.path, file]));
  return Object.entries(item.manifest.exports ?? {}).flatMap(([entry, target]) =>
    typeof target === 'string' && files.has(target.slice(2))
      ? namesOf(files, target.slice(2)).map(({ name, origin, isType }) => ({
          item,
          entry,
          name,
          isType,
          module: `${item.path}/${origin.split('#')[0]}`,
          origin: origin.startsWith('@') ? origin : `${item.path}/${origin}`,
        }))
      : [],
  );
}

function namesOf(files, path, seen = new Set()) {
  const file = files.get(path);
  if (!file || seen.has(path)) return [];
  seen.add(path);
  const resolve = (source) => (source.startsWith('.') ? normalize(join(dirname(path), source)) : source);
  const originOf = (source, name) => {
    const target = resolve(source);
    return namesOf(files, target, new Set(seen)).find((each) => each.name === name)?.origin ?? `${target}#${name}`;
  };
  return file.program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return namesOf(files, resolve(node.source.value), seen);
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.source)
      return node.specifiers.map(({ local, exported, exportKind }) => ({
        name: exported.name,
        isType: node.exportKind === 'type' || exportKind === 'type',
        origin: originOf(node.source.value, local.name),
      }));
    return declaredNames(node).map((name) => ({ name, isType: isTypeNode(node.declaration), origin: `${path}#${name}` }));
  });
}

const isTypeNode = (declaration) => /^TS(?:Type|Interface)/.test(declaration?.type ?? '');

function declaredNames({ declaration, specifiers }) {
  if (!declaration) return specifiers.map(({ exported }) => exported.name);
  if (!declaration.declarations) return [declaration.id?.name].filter(Boolean);
  return declaration.declarations.flatMap(({ id }) =>
    id.type === 'ObjectPattern' ? id.properties.map(({ value }) => value?.name).filter(Boolean) : [id.name],
  );
}
