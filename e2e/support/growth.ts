import { expect, type Page, test } from '@playwright/test';
import { openInApp } from './in-app.ts';

/** How often each page is opened, and by how much the heap may grow meanwhile: in the nightly run, and on each change. */
const [ROUNDS, MAX_GROWTH_MB] = process.env['KADO_CRAWL'] === 'every' ? [50, 10] : [10, 4];
/** Rounds before the measurement, which fill caches and load parts that load on first use. */
const WARM_UP = 5;

type Measured = { megabytes: number; listeners: number };

/** The heap size and the number of event listeners of the page after garbage collection. */
async function measure(page: Page): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { megabytes: valueOf('JSHeapUsedSize') / 1e6, listeners: valueOf('JSEventListeners') };
}

async function openAll(page: Page, paths: readonly string[], rounds: number): Promise<string[]> {
  const headings: string[] = [];
  for (let round = 0; round < rounds; round += 1) for (const path of paths) headings.push(await openInApp(page, path));
  return headings;
}

/** Opens pages again and again, and expects that neither the heap nor the number of listeners grows. */
export async function expectNoGrowth(page: Page, paths: readonly string[]) {
  expect(paths.length).toBeGreaterThan(5);
  const headings = new Set(await openAll(page, paths, WARM_UP));
  // Makes sure that the paths lead to different pages: only a few may share a heading, such as not-found pages.
  expect(headings.size, [...headings].join(', ')).toBeGreaterThan(paths.length * 0.7);
  const before = await measure(page);
  await openAll(page, paths, ROUNDS);
  const opened = paths.length * ROUNDS;
  // Temporary remains of a page, such as a closing panel, are collected a little later than the page itself, so this polls.
  let growth = { megabytes: Number.NaN, listeners: Number.NaN };
  const measureGrowth = async () => {
    const after = await measure(page);
    growth = { megabytes: after.megabytes - before.megabytes, listeners: after.listeners - before.listeners };
    return growth;
  };
  // A page that leaks one listener would add one each time it is opened.
  await expect.poll(async () => (await measureGrowth()).listeners, 'further listeners').toBeLessThan(ROUNDS);
  await expect.poll(async () => (await measureGrowth()).megabytes, 'growth of the heap in MB').toBeLessThan(MAX_GROWTH_MB);
  test.info().annotations.push({
    type: 'figure',
    description: `${opened} pages opened, the heap grew by ${growth.megabytes.toFixed(1)} MB, listeners by ${growth.listeners}`,
  });
}
