import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { catalog } from '../lib/catalog.mjs';
import { hasCss, packFields, published, sharedFields } from '../lib/publish.mjs';

/** Every entry point of a published package must also be in its tarball, `prepack` must build it, and package.json must have the fields that a registry shows. */
export function checkEntryPoints(root) {
  const all = published(root);
  const versions = catalog(root);
  const problems = all.flatMap(({ path, folder, manifest }) => {
    const wanted = { ...packFields(manifest, { css: hasCss(folder) }), ...sharedFields(root, path) };
    const same = Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(manifest[field], value));
    return [
      ...(same && manifest.scripts?.prepack
        ? []
        : [`${path}/package.json: its entry points and those of its tarball differ: run node scripts/run.mjs pack-fields`]),
      ...(manifest.description ? [] : [`${path}/package.json: has no description`]),
      ...singletons(path, manifest),
      ...exactVersions(path, manifest, versions),
    ];
  });
  return {
    examined: {
      packages: all.length,
      'entry points': all.reduce((sum, { manifest }) => sum + Object.keys(manifest.exports).length, 0),
    },
    problems: [...problems, ...unreleased(root, all)],
  };
}

/** The published packages are released together, so an app never mixes versions that were not tested with each other. */
function unreleased(root, all) {
  const file = join(root, '.changeset', 'config.json');
  const released = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).fixed.flat() : [];
  const names = all.map(({ name }) => name);
  return [
    ...names.filter((name) => !released.includes(name)).map((name) => `.changeset/config.json: ${name} is not in fixed`),
    ...released.filter((name) => !names.includes(name)).map((name) => `.changeset/config.json: ${name} is not published`),
  ];
}

/** Libraries of which an app and our packages must share one copy, because two copies do not share their React context or state. */
const SHARED_WITH_APP =
  /^(?:react|react-dom|react-router|react-redux|@reduxjs\/toolkit|@mui\/(?:material|system)|@emotion\/(?:react|styled))$/;

const singletons = (path, { dependencies = {}, peerDependencies = {} }) => [
  ...Object.keys(dependencies)
    .filter((name) => SHARED_WITH_APP.test(name))
    .map((name) => `${path}/package.json: ${name} is a dependency, but an app brings its own: make it a peer with a range`),
  // A peer takes no version of the catalog: that may be exact, and an app with a newer patch would not satisfy it.
  ...Object.entries(peerDependencies)
    .filter(([, version]) => !/^[\^>]/.test(version))
    .map(([name, version]) => `${path}/package.json: the peer ${name} has ${version}, which is no range`),
];

/** An app could neither share nor update a library that one of our packages names in one exact version. */
const exactVersions = (path, { dependencies = {} }, versions) =>
  Object.entries(dependencies)
    .map(([name, version]) => [name, version === 'catalog:' ? versions[name] : version.replace('workspace:', '')])
    .filter(([, version]) => /^[\d*]/.test(version))
    .map(([name, version]) => `${path}/package.json: the dependency ${name} has ${version}, which is no range`);
