import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', ...(process.env['KADO_NIGHTLY'] ? ['test/nightly/*.nightly.ts'] : [])],
    globalSetup: ['./test/global-setup.ts'],
    // Only a hanging test reaches these limits, even on a slow machine.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    maxWorkers: 2,
    // The server is imported, and the embedded database started, once per worker instead of once per file.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
