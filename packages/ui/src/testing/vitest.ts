import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The vitest configuration of a package of components: its tests run in jsdom, with the setup `@kado/ui/testing/setup`. Test files share one process and its modules:
 * loading them for each file took half of the time. The limits are so high that only a hanging test reaches them, also on a slow machine.
 */
export const componentTest = {
  test: {
    environment: 'jsdom',
    setupFiles: [fileURLToPath(import.meta.resolve('@kado/ui/testing/setup'))],
    isolate: false,
    // A second process would load jsdom and all modules once more, while other packages' tests use the other cores.
    maxWorkers: 1,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
} satisfies ViteUserConfig;
