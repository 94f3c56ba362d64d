import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, maxWorkers: 1, unstubGlobals: true, unstubEnvs: true, testTimeout: 120_000, hookTimeout: 120_000 },
});
