import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'dev');

/** Builds and serves the gallery of stock MUI components in our theme. `stop` removes the build. */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'kado-gallery-'));
  const shared = { root: ROOT, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, target: 'chrome117' } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const stop = async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { url: server.resolvedUrls?.local[0] ?? '', stop };
}
