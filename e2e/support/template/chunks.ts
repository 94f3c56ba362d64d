import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Variant = 'product' | 'template';
type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const MANIFEST = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist', '.vite', 'manifest.json');

/** The build's files that only this variant can load. */
export function filesOfOnly(variant: Variant): Set<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const reached = (from: string, known = new Map<string, Chunk>()) => {
    const chunk = manifest[from];
    // Both variants share the entry: it opens either one and holds helpers of all other chunks.
    if (!chunk || known.has(from) || from === 'index.html') return known;
    known.set(from, chunk);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reached(next, known);
    return known;
  };
  const filesOf = (name: Variant) =>
    [...reached(`src/variants/${name}.ts`).values()].flatMap(({ file, css = [] }) => [file, ...css].map((each) => `/${each}`));
  const other = new Set(filesOf(variant === 'product' ? 'template' : 'product'));
  return new Set(filesOf(variant).filter((file) => !other.has(file)));
}
