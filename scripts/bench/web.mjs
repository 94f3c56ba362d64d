// Measures the bytes and Lighthouse figures of the first pages on the real server and compares them with the budgets.
import { rmSync } from 'node:fs';
import { againstBudget } from '../lib/budget.mjs';
import { pageBytes } from './web/bytes.mjs';
import { lighthouseOf } from './web/lighthouse.mjs';
import { purchaseBytes } from './web/purchase.mjs';
import { cool, openBrowser, serve, signIn } from '../lib/browser-session.mjs';
import { SLOW_3G, usableAfter } from './web/usable.mjs';

/**
 * Budgets: bytes in kB, times in ms, Lighthouse scores. `goal` is a stricter value to aim at; missing it is no failure. `content` selects the page's
 * main content.
 */
const PAGES = [
  {
    name: 'product /login',
    path: '/login',
    content: '#root form button[type="submit"]',
    budget: { gzip: 225, brotli: 193, requests: 10, performance: 99, fcp: 900, lcp: 1000, tbt: 100, usable: 2258, slow3G: 8000 },
    goal: { usable: 1800 },
  },
  {
    name: 'product / (home)',
    path: '/',
    signedIn: true,
    content: '#root main bdi',
    budget: { gzip: 300, brotli: 255, performance: 94, lcp: 3020, tbt: 150, usable: 3200 },
    goal: { performance: 96, lcp: 2000, usable: 2400 },
  },
  {
    name: 'template / (dashboard)',
    path: '/',
    template: true,
    content: '#root main dd',
    budget: { gzip: 390, brotli: 330, performance: 88, lcp: 3400, tbt: 200, usable: 4600 },
    goal: { lcp: 2800, usable: 3600 },
  },
  {
    name: 'template /apps/invoice/list',
    path: '/apps/invoice/list',
    template: true,
    content: '#root main tbody td',
    budget: { gzip: 390, brotli: 330, performance: 88, lcp: 3400, tbt: 200, usable: 4100 },
    goal: { usable: 3200 },
  },
];

/** Formats a page's figure with its budget and its goal. */
const against = ({ budget, goal = {} }, key, value, atLeast) => againstBudget(value, budget[key], { goal: goal[key], atLeast });

const server = await serve();
try {
  console.log('Bytes in kB (1000 bytes) of JavaScript until the page is loaded, budgets in brackets');
  for (const page of PAGES) {
    const { gzip, brotli, requests, styles, mock } = await pageBytes(server, page);
    const beside = mock ? `, the mock besides: gzip ${againstBudget(mock, 95)}` : '';
    console.log(
      `  ${page.name}: gzip ${against(page, 'gzip', gzip)}, brotli ${against(page, 'brotli', brotli)}, requests ${against(page, 'requests', requests)}, CSS and fonts ${againstBudget(styles, 60)}${beside}`,
    );
  }
  console.log('A first purchase from sign-in to receipt, kB on the wire with headers');
  for (const lowData of [false, true])
    console.log(`  ${lowData ? 'with little data' : 'as usual'}: ${againstBudget(await purchaseBytes(server, lowData), 450)}`);
  console.log('Lighthouse, mobile, cold, median of 5');
  for (const page of PAGES) {
    const { context, port, folder } = await openBrowser();
    try {
      await signIn(context, server, page);
      const { performance, accessibility, fcp, lcp, tbt, cls } = await lighthouseOf(server.url + page.path, port, () =>
        cool(context),
      );
      const usable = await usableAfter(context, server.url + page.path, page.content, () => cool(context));
      const onSlow3G =
        page.budget.slow3G && (await usableAfter(context, server.url + page.path, page.content, () => cool(context), SLOW_3G));
      console.log(
        `  ${page.name}: performance ${against(page, 'performance', performance, true)}, accessibility ${againstBudget(accessibility, 100, { atLeast: true })}, FCP ${against(page, 'fcp', fcp)} ms, LCP ${against(page, 'lcp', lcp)} ms, TBT ${against(page, 'tbt', tbt)} ms, CLS ${againstBudget(cls, 0.02)}; on a phone and a line that are really so slow: usable after ${against(page, 'usable', usable)} ms${onSlow3G ? `, on slow 3G after ${against(page, 'slow3G', onSlow3G)} ms` : ''}`,
      );
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} finally {
  await server.stop();
}
