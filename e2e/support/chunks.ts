import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Variant = 'product' | 'template';
type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const MANIFEST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist', '.vite', 'manifest.json');
const TEMPLATE = 'src/variants/template.tsx';

/** The files of the build that only one of the two variants can ever need. */
export function filesOfOnly(variant: Variant): Set<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const reached = (from: string, known = new Map<string, Chunk>()) => {
    const chunk = manifest[from];
    // The page itself is everybody's: it holds the helpers of all others, and opens either variant.
    if (!chunk || known.has(from) || from === 'index.html') return known;
    known.set(from, chunk);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reached(next, known);
    return known;
  };
  // The product's chunk has no name of its own: it is what the page opens lazily beside the template and the stored test user.
  const product = manifest['index.html']?.dynamicImports?.find((key) => key !== TEMPLATE && !key.includes('test-user'));
  const filesOf = (name: Variant) =>
    [...reached(name === 'template' ? TEMPLATE : (product ?? '')).values()].flatMap(({ file, css = [] }) =>
      [file, ...css].map((each) => `/${each}`),
    );
  const other = new Set(filesOf(variant === 'product' ? 'template' : 'product'));
  return new Set(filesOf(variant).filter((file) => !other.has(file)));
}
