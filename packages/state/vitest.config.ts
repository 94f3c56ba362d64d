import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Test files share a process and its modules: starting them for each file took half of the time.
  test: {
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
