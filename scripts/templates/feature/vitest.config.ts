import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['./src/test/setup.ts'],
  },
});
