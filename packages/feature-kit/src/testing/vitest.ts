import { fileURLToPath } from 'node:url';
import { searchForWorkspaceRoot } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The vitest configuration of a feature: its tests run in jsdom, set up by `@kado/ui/testing/setup`. The root is the workspace's, because vitest caches transformed
 * modules per root: a shared module is transformed once, not once per feature. Test files share one process and its modules, because starting them took half of
 * the time. The timeouts are so long that only a test that hangs reaches them, even on a slow machine.
 */
export const featureTest = {
  root: searchForWorkspaceRoot(process.cwd()),
  test: {
    dir: process.cwd(),
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    setupFiles: [fileURLToPath(import.meta.resolve('@kado/ui/testing/setup'))],
    isolate: false,
    // A second process would load jsdom and all modules once more, while other packages' tests use the other cores.
    maxWorkers: 1,
    // Compiles the WebAssembly of the embedded database only with the baseline compiler: tests are too short for optimised code to save time.
    execArgv: ['--liftoff-only'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
} satisfies ViteUserConfig;
