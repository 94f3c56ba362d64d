import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    pool: 'vmThreads',
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/@mui/] } },
  },
});
