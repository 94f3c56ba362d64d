import type { ViteUserConfig } from 'vitest/config';

/**
 * The tests of a feature: in jsdom, set up by `@kado/ui/testing/setup`. Files share one process and its modules: starting both took half of the time. Only a test
 * that hangs runs into the limits, however slow the machine is.
 */
export const featureTest = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: ['@kado/ui/testing/setup'],
  isolate: false,
  restoreMocks: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} satisfies ViteUserConfig['test'];
