import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Variant = 'product' | 'template';
type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const MANIFEST = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist', '.vite', 'manifest.json');

/** The chunks that belong to one variant: pages and parts of its features, and chunks that only these share. */
const OF_VARIANT: Record<Variant, RegExp> = {
  product: /packages\/product\/|^_product-/,
  template: /packages\/(?:template|mock-data)\/|src\/app\/open-template|^_template-/,
};

/** The build's files that only this variant can load. */
export function filesOfOnly(variant: Variant): Set<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const reached = (from: string, known = new Map<string, Chunk>()) => {
    const chunk = manifest[from];
    // Both variants share the entry: it contains the feature lists of both, and helpers that all other chunks use.
    if (!chunk || known.has(from) || from === 'index.html') return known;
    known.set(from, chunk);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reached(next, known);
    return known;
  };
  const filesOf = (name: Variant) => {
    const known = new Map<string, Chunk>();
    for (const from of manifest['index.html']?.dynamicImports ?? []) if (OF_VARIANT[name].test(from)) reached(from, known);
    return [...known.values()].flatMap(({ file, css = [] }) => [file, ...css].map((each) => `/${each}`));
  };
  const other = new Set(filesOf(variant === 'product' ? 'template' : 'product'));
  return new Set(filesOf(variant).filter((file) => !other.has(file)));
}
