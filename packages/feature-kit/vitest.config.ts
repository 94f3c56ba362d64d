import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    pool: 'vmThreads',
    setupFiles: ['@kado/ui/testing/setup'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/@mui/] } },
  },
});
