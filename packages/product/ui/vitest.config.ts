import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One jsdom page per file, but not one process per file: starting both took two thirds of the time.
    pool: 'vmThreads',
    setupFiles: ['@kado/ui/testing/setup'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No test may fail on a busy machine.
  },
});
