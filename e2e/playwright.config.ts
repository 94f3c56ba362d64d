import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

const chromium = findChromium();

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'].concat([
  '--disable-component-update',
  '--disable-sync',
  // A test's pages run too briefly for optimised code to save time, as on its server. A larger young generation means fewer collections.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=32',
]);
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
/** No animations on the desktop, because without a graphics card the CPU has to draw every frame. The other runs have them. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } };

/** Every test runs on the desktop. Tags add a run on a phone, or in Arabic and dark mode: test('…', { tag: ['@phone', '@arabic'] }, …). */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/seed.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // One worker more than the two cores, because a test spends about half of its time waiting for the page.
  workers: 3,
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }], ['./support/crawl-reporter.ts']],
  use: {
    launchOptions: { ...(chromium === undefined ? {} : { executablePath: chromium }), args },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    // Tracing every test makes the run about a fifth slower on two cores; TRACE=1 turns it on.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...desktop, ...still } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...desktop, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'arabic', grep: /@arabic/, use: { ...desktop, locale: 'ar', colorScheme: 'dark' } },
  ],
});
