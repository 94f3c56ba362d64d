import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'node', restoreMocks: true, unstubGlobals: true, testTimeout: 120_000, hookTimeout: 120_000 },
});
