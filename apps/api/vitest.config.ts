import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    // For a machine that does ten other things: what hangs is found, what is only slow is not red.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // The server is read, and the embedded database started, once a worker and not once a file.
    isolate: false,
    restoreMocks: true,
  },
});
