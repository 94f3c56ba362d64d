import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ConfigEnv, Plugin } from 'vite';

/** `apply` of a plugin that runs in the client build, not in the SSR build that prerenders pages. */
export const ofPages = (_: unknown, { command, isSsrBuild }: ConfigEnv): boolean => command === 'build' && isSsrBuild !== true;
// HTML pages are not included, because the server adds a nonce to each response.
const KINDS = new Set(['.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
/** Vite plugin: writes a `.br` and a `.gz` next to each text file of a build, so that the server need not compress. */
export const compress = (): Plugin => ({
  name: 'kado-compress',
  apply: ofPages,
  writeBundle({ dir: out = 'dist' }) {
    for (const { parentPath, name } of readdirSync(out, { recursive: true, withFileTypes: true })) {
      if (!KINDS.has(extname(name))) continue;
      const file = join(parentPath, name);
      const text = readFileSync(file);
      if (text.length < 512) continue;
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(text));
    }
  },
});
