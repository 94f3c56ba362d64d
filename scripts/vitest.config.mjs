import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['**/*.test.mjs'], exclude: ['templates/**', '**/node_modules/**'], testTimeout: 60_000, hookTimeout: 60_000 },
});
