// Who may import whom. Arrows point down only; a table and not a tag, so that nobody can widen it by accident.
import { dirname, join, normalize } from 'node:path';
import { circlesIn } from './lib/circles.mjs';
import { lineAt, readSources } from './lib/sources.mjs';
import { packages } from './lib/workspace.mjs';

/** `*` is everything, `!room` all but that room. feature-kit may name the wire's types (docs/adr/0003). */
export const ARROWS = {
  contracts: [],
  ui: [],
  i18n: [],
  'api-client': ['contracts'],
  state: ['api-client', 'contracts'],
  'feature-kit': ['state', 'ui', 'i18n', 'contracts'],
  'mock-data': ['contracts'],
  web: ['*', '!api'],
  api: ['contracts'],
  template: ['feature-kit', 'state', 'ui', 'i18n', 'contracts'],
  product: ['feature-kit', 'state', 'ui', 'i18n', 'contracts'],
  e2e: [],
};

/** What tests and `dev` files may import besides; their packages stand in devDependencies. */
export const TEST_ARROWS = {
  'feature-kit': ['api-client'],
  template: ['mock-data', 'api-client'],
  product: ['api', 'api-client'],
};

/** Its testing and dev doors are what it is for, so what they use stands among its dependencies proper. */
const SHIPS_TESTING = new Set(['feature-kit']);

/** Named in devDependencies for turbo's sake and never imported. */
export const NAMED_ARROWS = { e2e: ['web', 'api'] };

const SCRIPTS = { default: ['lint', 'typecheck', 'test'], e2e: ['lint', 'typecheck', 'e2e'] };
const OWN = /^@kado\/[^/]+/;

/** Whether a room may import another one. */
export function allowed(table, from, to) {
  const arrows = table[from] ?? [];
  return !arrows.includes(`!${to}`) && (arrows.includes('*') || arrows.includes(to));
}

/** Checks packages and real imports against the table, and looks for circles; answers what it saw and what is wrong. */
export function checkArrows(root) {
  const all = packages(root);
  const rooms = new Map(all.map((item) => [item.name, item]));
  const sources = all.map((item) => ({ item, files: readSources(item.folder) }));
  const imports = sources.flatMap(({ files }) => files.flatMap((file) => file.imports));
  const problems = [
    ...all.flatMap((item) => [...scriptsOf(item), ...dependenciesOf(item, rooms)]),
    ...sources.flatMap(({ item, files }) => [
      ...(files.length > 0 ? [] : [`${item.path}: has no source file`]),
      ...importsOf(item, files, rooms),
    ]),
    ...circlesIn(new Map(all.map((item) => [item.name, namedBy(item).filter((name) => rooms.has(name))]))).map(
      (circle) => `packages in a circle: ${circle}`,
    ),
    ...sources.flatMap(({ item, files }) => fileCircles(item, files)),
  ];
  const files = sources.reduce((sum, source) => sum + source.files.length, 0);
  return { saw: { packages: all.length, files, imports: imports.length }, problems };
}

function scriptsOf({ path, room, manifest }) {
  const missing = (SCRIPTS[room] ?? SCRIPTS.default).filter((script) => !manifest.scripts?.[script]);
  return missing.map((script) => `${path}/package.json: has no ${script} script, so turbo would skip it silently`);
}

const namedBy = ({ manifest }) =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies });

function dependenciesOf({ path, room, manifest }, rooms) {
  if (!(room in ARROWS)) return [`${path}: the room ${room} is not in the table of arrows`];
  const check = (names, tables, peer = false) =>
    Object.entries(names ?? {}).flatMap(([name, version]) => {
      const target = rooms.get(name);
      if (!target)
        return /^(?:catalog|workspace):/.test(version) || peer
          ? []
          : [`${path}/package.json: ${name} does not come from the catalog`];
      return tables.some((table) => allowed(table, room, target.room))
        ? []
        : [`${path}/package.json: ${room} may not depend on ${name}`];
    });
  const proper = SHIPS_TESTING.has(room) ? [ARROWS, TEST_ARROWS] : [ARROWS];
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  return [
    ...check({ ...dependencies, ...optionalDependencies }, proper),
    ...check(peerDependencies, proper, true),
    ...check(devDependencies, [ARROWS, TEST_ARROWS, NAMED_ARROWS]),
  ];
}

function importsOf(item, files, rooms) {
  return files.flatMap(({ path, text, test, imports }) =>
    imports.flatMap(({ name, start }) => {
      const problem = name.startsWith('.') ? leaves(path, name) : crosses(item, name, test, rooms);
      return problem ? [`${item.path}/${path}:${lineAt(text, start)}: ${problem}`] : [];
    }),
  );
}

function leaves(path, name) {
  return normalize(join(dirname(path), name)).startsWith('..') ? `${name} leaves the package` : undefined;
}

function crosses({ name: own, room, manifest }, name, test, rooms) {
  const target = rooms.get(OWN.exec(name)?.[0]);
  if (!target || target.name === own) return OWN.test(name) && !target ? `${name} is no package of this workspace` : undefined;
  const tables = test ? [ARROWS, TEST_ARROWS] : [ARROWS];
  if (!tables.some((table) => allowed(table, room, target.room))) return `${room} may not import ${name}${test ? '' : ' here'}`;
  const listed = test ? namedBy({ manifest }) : Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  if (!listed.includes(target.name))
    return `${target.name} is missing from the ${test ? 'dependencies' : 'dependencies proper'} of package.json`;
  const door = `.${name.slice(target.name.length)}`;
  return hasDoor(target.manifest.exports ?? {}, door) ? undefined : `${name} is no door of ${target.name}`;
}

function fileCircles(item, files) {
  const known = new Set(files.map(({ path }) => path));
  const edges = files.map(({ path, imports }) => {
    const targets = imports
      .filter(({ name, lazy }) => name.startsWith('.') && !lazy)
      .map(({ name }) => normalize(join(dirname(path), name)));
    return [path, targets.filter((target) => known.has(target))];
  });
  return circlesIn(new Map(edges)).map((circle) => `${item.path}: files in a circle: ${circle}`);
}

const hasDoor = (exports, door) =>
  Object.keys(exports).some((key) => key === door || (key.endsWith('*') && door.startsWith(key.slice(0, -1))));
