import { fileURLToPath } from 'node:url';
import { searchForWorkspaceRoot } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The vitest configuration of a feature: its tests run in jsdom, set up by `@kado/ui/testing/setup`. The root is the workspace's, because vitest caches a transformed
 * module per root: so a shared module is transformed once and not once per feature. Files share one process and its modules: starting both took half of the time. Only
 * a test that hangs runs into the limits, however slow the machine is.
 */
export const featureTest = {
  root: searchForWorkspaceRoot(process.cwd()),
  test: {
    dir: process.cwd(),
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    setupFiles: [fileURLToPath(import.meta.resolve('@kado/ui/testing/setup'))],
    isolate: false,
    // The server's embedded database ends before its optimised code would pay.
    execArgv: ['--liftoff-only'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
} satisfies ViteUserConfig;
