import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { codeFiles, parse } from '../sources.mjs';

/** Removes broken imports from the shell, the scripts and e2e, and the list entries that use them. */
export function dropImports(root, removed) {
  const folders = ['apps/web', 'scripts', 'e2e'].map((path) => join(root, path)).filter(existsSync);
  return folders.flatMap((folder) =>
    codeFiles(folder).flatMap((path) => {
      if (path.startsWith('templates/')) return [];
      const file = join(folder, path);
      const { text, program } = parse(file);
      const isBroken = (name) =>
        [...removed].some((each) => name === each || name.startsWith(`${each}/`)) ||
        (/^\.{1,2}\//.test(name) && /\.(?:[mc]?[jt]sx?)$/.test(name) && !existsSync(normalize(join(dirname(file), name))));
      const next = withoutImports(text, program, isBroken);
      if (next === text) return [];
      writeFileSync(file, next);
      return [relative(root, file)];
    }),
  );
}

/** A module's text without its broken imports, and without the entries of arrays and objects that use them. */
export function withoutImports(text, program, isBroken) {
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration' && isBroken(node.source.value));
  const names = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const cuts = imports.map(({ start, end }) => [start, end + 1]);
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    const entries = node.type === 'ArrayExpression' ? node.elements : node.type === 'ObjectExpression' ? node.properties : [];
    for (const entry of entries)
      if (entry && uses(entry, names, isBroken))
        cuts.push([entry.start, entry.end + (/^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0)]);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (child?.type) visit(child);
    }
  };
  visit(program);
  return cuts.toSorted(([a], [b]) => b - a).reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), text);
}

/** Whether an entry is one of these names, calls one of them, or lazily imports a module that no longer exists. */
function uses(entry, names, isBroken) {
  const node = entry.type === 'Property' ? entry.value : entry.type === 'SpreadElement' ? entry.argument : entry;
  if (node?.type === 'Identifier') return names.has(node.name);
  if (node?.type === 'CallExpression') return node.callee.type === 'Identifier' && names.has(node.callee.name);
  if (node?.type === 'ArrowFunctionExpression') return imported(node.body, isBroken);
  return false;
}

/** Whether an expression is `import('…')`, also awaited, in parentheses, or with a method call on it. */
function imported(node, isBroken) {
  if (node?.type === 'ImportExpression') return node.source.type === 'Literal' && isBroken(node.source.value);
  const inner = node?.expression ?? node?.argument ?? node?.object ?? node?.callee;
  return inner ? imported(inner, isBroken) : false;
}
