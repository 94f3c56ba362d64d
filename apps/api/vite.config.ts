import { defineConfig } from 'vite';

/** Bundles the server into one file that Node can start fast: docs/adr/0025-bundled-server.md. */
export default defineConfig({
  build: { ssr: 'src/server.ts', target: 'node24', assetsDir: '' },
  ssr: { noExternal: ['drizzle-orm'] },
});
