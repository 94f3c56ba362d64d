import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // A page for each file, but not a process: making both took two thirds of the time.
    pool: 'vmThreads',
    setupFiles: ['@kado/ui/testing/setup'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
