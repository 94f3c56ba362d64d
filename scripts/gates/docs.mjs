import { dirname, join, normalize } from 'node:path';
import { published } from '../lib/publish.mjs';
import { lineAt, readSources } from '../lib/sources.mjs';

/**
 * Every export of a published package has a line of documentation. A schema and the type of the same name share a line, and so do exports on consecutive
 * lines.
 */
export function checkDocs(root) {
  const all = published(root).map(({ path, folder, manifest }) => ({
    path,
    exported: publicExports(manifest, readSources(folder)),
  }));
  const undocumented = all.flatMap(({ path, exported }) =>
    [...exported]
      .filter(([, { doc }]) => !doc)
      .map(([, { place, name }]) => `${path}/${place}: ${name} has no line of documentation`),
  );
  const unseen = all.filter(({ exported }) => exported.size === 0).map(({ path }) => `${path}: nothing examined`);
  return {
    examined: { exports: all.reduce((sum, { exported }) => sum + exported.size, 0), packages: all.length },
    problems: [...undocumented, ...unseen],
  };
}

/** The exports of a package's entry points, by file and name. */
function publicExports(manifest, sources) {
  const files = new Map(sources.map((source) => [source.path, source]));
  const found = new Map();
  const follow = (path, wanted) => {
    const source = files.get(path);
    if (!source) return;
    for (const item of declared(source)) {
      if (wanted && !wanted.has(item.name)) continue;
      const key = `${path}#${item.name}`;
      found.set(key, { ...item, doc: item.doc || found.get(key)?.doc === true });
    }
    for (const { source: from, names } of passedOn(source.program)) {
      const next = names && wanted ? names.filter(({ as }) => wanted.has(as)) : names;
      if (from.startsWith('.'))
        follow(normalize(join(dirname(path), from)), next ? new Set(next.map(({ name }) => name)) : wanted);
    }
  };
  for (const entry of Object.values(manifest.exports)) follow(entry.slice(2));
  return found;
}

/** `export … from`, and `import { a } from` followed by `export { a }`; `names` is undefined for everything. */
const passedOn = (program) =>
  program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return [{ source: node.source.value, names: undefined }];
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
    return [
      {
        source: node.source.value,
        names: node.specifiers.map(({ local, exported }) => ({ name: local.name, as: exported.name })),
      },
    ];
  });

function declared({ path, text, program, comments }) {
  const docs = comments.filter(({ type, value }) => type === 'Block' && /^\*[^]*[a-z]{2}/i.test(value));
  const ends = new Set();
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .flatMap((node) => {
      const above = text.slice(0, node.start);
      const hasDoc = docs.some(({ end }) => end <= node.start && /^(?:\s|\/\/[^\n]*\n)*$/.test(above.slice(end)));
      const doc = hasDoc || (ends.has(above.trimEnd().length) && !/\n\s*\n\s*$/.test(above));
      if (doc) ends.add(node.end);
      return namesOf(node.declaration).map((name) => ({ name, doc, place: `${path}:${lineAt(text, node.start)}` }));
    });
}

const namesOf = ({ id, declarations }) =>
  (declarations ? declarations.flatMap((item) => patternNames(item.id)) : [id?.name]).filter(Boolean);
const patternNames = (id) => (id.type === 'ObjectPattern' ? id.properties.map(({ value }) => value?.name) : [id.name]);
