import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type ConfigEnv, type Rolldown } from 'vite';

/** A page's files as built. */
export type Bundle = {
  chunks: Map<string, Rolldown.OutputChunk>;
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
};

/** Of a plugin that belongs to builds of the page, not to the one that draws it. */
export const ofPages = (_: unknown, { command, isSsrBuild }: ConfigEnv): boolean => command === 'build' && isSsrBuild !== true;

/** The files that a build is just writing. */
export const bundleOf = (files: Rolldown.OutputBundle): Bundle => ({
  chunks: new Map(Object.values(files).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : []))),
  files: Object.values(files),
});

/** Builds the page as `vite build` does, writing nothing. */
export async function bundle(root: string, mode = 'production'): Promise<Bundle> {
  // A test runner's own NODE_ENV would bring React's development build.
  process.env['NODE_ENV'] = 'production';
  const built = (await build({ root, mode, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
  return {
    chunks: new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : []))),
    files: built.output,
  };
}

/** The chunk that begins with a module, or holds it. */
export function chunkOf({ chunks }: Bundle, module: RegExp): Rolldown.OutputChunk {
  const all = [...chunks.values()];
  const found =
    all.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId)) ??
    all.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (!found) throw new Error(`no chunk holds ${module}`);
  return found;
}

/**
 * All chunks that are fetched with some, each after those it needs: their static imports, and with `lazy` everything they might fetch later. What the entry might fetch
 * is left out: it is the choice between the variants, and chunks import helpers from the entry.
 */
export function reach({ chunks }: Bundle, from: readonly Rolldown.OutputChunk[], lazy: boolean): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const inOrder: Rolldown.OutputChunk[] = [];
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of [...chunk.imports, ...(lazy && !chunk.isEntry ? chunk.dynamicImports : [])]) visit(chunks.get(name));
    inOrder.push(chunk);
  };
  from.forEach(visit);
  return inOrder;
}

/** Ids of every module in some chunks. */
export const modulesIn = (chunks: readonly Rolldown.OutputChunk[]): string[] => chunks.flatMap(({ moduleIds }) => moduleIds);

/** Bytes on the wire of some chunks, each compressed by itself, in kB of 1000. */
export function weight(chunks: readonly Rolldown.OutputChunk[]): { gzip: number; brotli: number } {
  const sum = (compress: (text: string) => Buffer) => chunks.reduce((all, { code }) => all + compress(code).length, 0) / 1000;
  return { gzip: sum((code) => gzipSync(code, { level: 9 })), brotli: sum((code) => brotliCompressSync(code)) };
}
