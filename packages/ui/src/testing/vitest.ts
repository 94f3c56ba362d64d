import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The vitest configuration of a package of components: its tests run in jsdom, set up by `@kado/ui/testing/setup`. Each file has a page of its own, but not a
 * process: starting both took two thirds of the time. Only a test that hangs runs into the limits, however slow the machine is.
 */
export const componentTest = {
  test: {
    environment: 'jsdom',
    pool: 'vmThreads',
    setupFiles: [fileURLToPath(import.meta.resolve('@kado/ui/testing/setup'))],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
} satisfies ViteUserConfig;
