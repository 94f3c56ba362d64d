import type { ViteUserConfig } from 'vitest/config';

/** The tests of a feature: in jsdom, set up by its `src/test/setup.ts`. Only a test that hangs runs into the limits, however slow the machine is. */
export const featureTest = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: ['./src/test/setup.ts'],
  restoreMocks: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} satisfies ViteUserConfig['test'];
