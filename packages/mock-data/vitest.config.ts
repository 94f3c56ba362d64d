import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, unstubGlobals: true, unstubEnvs: true, testTimeout: 120_000, hookTimeout: 120_000 },
});
