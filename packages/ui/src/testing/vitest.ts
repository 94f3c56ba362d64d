import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The vitest configuration of a package of components: its tests run in jsdom, with the setup `@kado/ui/testing/setup`. Each file has its own VM context, but not
 * its own process: starting one per file took two thirds of the time. The limits are so high that only a hanging test reaches them, also on a slow machine.
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
