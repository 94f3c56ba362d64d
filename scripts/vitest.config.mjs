import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // Two builds take a minute, so this file runs only in `pnpm promises`.
    exclude: ['templates/**', '**/node_modules/**', 'supply-chain/same-build.test.mjs'],
    unstubEnvs: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
