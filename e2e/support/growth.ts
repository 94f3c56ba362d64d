import { expect, type Page, test } from '@playwright/test';
import { openInApp } from './in-app.ts';

/** How often each page is opened, and what the heap may grow by meanwhile: every night, and on each change. */
const [ROUNDS, MAX_GROWTH_MB] = process.env['KADO_CRAWL'] === 'every' ? [50, 10] : [10, 4];
/** Caches and parts that load on first use are filled in the first rounds. */
const WARM_UP = 5;

type Measured = { megabytes: number; listeners: number };

/** What is alive in the page after the garbage was collected. */
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
  // Pages that show one heading, as those of nothing found do, are few.
  expect(headings.size, [...headings].join(', ')).toBeGreaterThan(paths.length * 0.7);
  const before = await measure(page);
  await openAll(page, paths, ROUNDS);
  const opened = paths.length * ROUNDS;
  // What a page leaves behind for a moment, such as a closing panel, is collected a little later than the page itself.
  let growth = { megabytes: Number.NaN, listeners: Number.NaN };
  const measureGrowth = async () => {
    const after = await measure(page);
    growth = { megabytes: after.megabytes - before.megabytes, listeners: after.listeners - before.listeners };
    return growth;
  };
  // A page that leaked one listener would have added one for each time that it was opened.
  await expect.poll(async () => (await measureGrowth()).listeners, 'further listeners').toBeLessThan(ROUNDS);
  await expect.poll(async () => (await measureGrowth()).megabytes, 'growth of the heap in MB').toBeLessThan(MAX_GROWTH_MB);
  test.info().annotations.push({
    type: 'figure',
    description: `${opened} pages opened, the heap grew by ${growth.megabytes.toFixed(1)} MB, listeners by ${growth.listeners}`,
  });
}
