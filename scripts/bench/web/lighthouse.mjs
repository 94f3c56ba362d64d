import { median } from '../../lib/median.mjs';
import { load } from '../../lib/browser-session.mjs';

const RUNS = 5;

/**
 * Lighthouse's mobile figures of a URL in the browser that listens on `port`: medians of five runs; times in ms, scores out of 100. `cool` clears the
 * browser's caches before each run.
 */
export async function lighthouseOf(url, port, cool) {
  const { default: lighthouse } = await load('lighthouse');
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    await cool();
    const { lhr } = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
    });
    const number = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    runs.push({
      performance: (lhr.categories.performance?.score ?? 0) * 100,
      accessibility: (lhr.categories.accessibility?.score ?? 0) * 100,
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift') * 1000,
    });
  }
  const of = (key) => Math.round(median(runs.map((each) => each[key])));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls') / 1000,
  };
}
