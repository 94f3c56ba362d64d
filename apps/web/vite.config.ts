import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { mockWorker } from '@kado/mock-data/vite';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { locales } from '@kado/i18n/vite';
import { chunksByPackage } from './build/chunks.ts';
import { inlineFirstPaint } from './build/first-paint.ts';
import { prerender } from './build/prerender.ts';
import { NONCE, strictCsp } from './build/strict-csp.ts';

const api = process.env['KADO_API_URL'] ?? 'http://127.0.0.1:8080';

const packages = join(import.meta.dirname, '../../packages');

export default defineConfig({
  plugins: [
    // docs/adr/0013
    react({ compiler: { sources: ['packages/template/'] } }),
    locales(packages),
    mockWorker(),
    strictCsp(),
    chunksByPackage(),
    inlineFirstPaint(packages),
    prerender(packages),
    compress(),
  ],
  html: { cspNonce: NONCE },
  define: {
    // An empty variable gets its default, as on the server.
    'import.meta.env.VITE_STORAGE_SECRET': JSON.stringify(
      process.env['VITE_STORAGE_SECRET'] || 'kado-development-storage-secret',
    ),
    'import.meta.env.VITE_TEST_USER': JSON.stringify(process.env['VITE_TEST_USER'] || 'kado-template-visitor'),
    'import.meta.env.VITE_DEMO': JSON.stringify(process.env['VITE_DEMO'] || '1'),
    'import.meta.env.VITE_API_HOST': JSON.stringify(process.env['VITE_API_HOST'] ?? ''),
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    // Never /apps: a page and a call of the template share addresses there, and both are answered in the browser.
    proxy: Object.fromEntries(
      ['/api/v1', '/api/practice/v1', '/dev'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
  build: {
    target: ['chrome117', 'firefox121', 'safari17'],
    // inlined assets would be data: URLs, which the Content-Security-Policy forbids
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // These have no side effects; without this, emotion's unused withTheme would add both to the bundle.
        moduleSideEffects: [{ test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
