import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The files of a build. */
export type Bundle = {
  chunks: Map<string, Rolldown.OutputChunk>;
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
};

/** Builds the app like `vite build`, without writing files. */
export async function bundle(root: string): Promise<Bundle> {
  // The test runner's NODE_ENV would select React's development build.
  process.env['NODE_ENV'] = 'production';
  const built = (await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return {
    chunks: new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : []))),
    files: built.output,
  };
}

/** The chunk of an entry module, or the one that contains a module. */
export function chunkOf({ chunks }: Bundle, module: RegExp): Rolldown.OutputChunk {
  const all = [...chunks.values()];
  const found =
    all.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId)) ??
    all.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (!found) throw new Error(`no chunk holds ${module}`);
  return found;
}

/** Whether a chunk is the boot, which every page loads: it contains both variants' feature lists, and helpers that every other chunk uses. */
export const isBoot = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith('index.html');

/**
 * All chunks that load with the given ones, dependencies first: their static imports, and with `lazy` also dynamic ones. The boot's dynamic imports are left
 * out, because it loads either variant.
 */
export function reach({ chunks }: Bundle, from: readonly Rolldown.OutputChunk[], lazy: boolean): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const inOrder: Rolldown.OutputChunk[] = [];
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of [...chunk.imports, ...(lazy && !isBoot(chunk) ? chunk.dynamicImports : [])]) visit(chunks.get(name));
    inOrder.push(chunk);
  };
  from.forEach(visit);
  return inOrder;
}

/** The ids of all modules in these chunks. */
export const modulesIn = (chunks: readonly Rolldown.OutputChunk[]): string[] => chunks.flatMap(({ moduleIds }) => moduleIds);

/** The compressed size of these chunks, each compressed separately, in kB (1000 bytes). */
export function weight(chunks: readonly Rolldown.OutputChunk[]): { gzip: number; brotli: number } {
  const sum = (compress: (text: string) => Buffer) => chunks.reduce((all, { code }) => all + compress(code).length, 0) / 1000;
  return { gzip: sum((code) => gzipSync(code, { level: 9 })), brotli: sum((code) => brotliCompressSync(code)) };
}
