// Measures the bytes and Lighthouse figures of the first pages on the real server and compares them with the budgets.
import { rmSync } from 'node:fs';
import { pageBytes } from './web/bytes.mjs';
import { lighthouseOf } from './web/lighthouse.mjs';
import { purchaseBytes } from './web/purchase.mjs';
import { cool, openBrowser, serve, signIn } from './web/stage.mjs';
import { SLOW_3G, usableAfter } from './web/usable.mjs';

/** Budgets: bytes in kB, times in ms, Lighthouse scores. `content` selects the page's main content. */
const PAGES = [
  {
    name: 'product /login',
    path: '/login',
    content: '#root form button[type="submit"]',
    budget: { gzip: 225, brotli: 193, requests: 10, performance: 99, fcp: 900, lcp: 1000, tbt: 100, usable: 2258, slow3G: 8000 },
  },
  {
    name: 'product / (home)',
    path: '/',
    signedIn: true,
    content: '#root main bdi',
    budget: { gzip: 300, brotli: 255, performance: 94, lcp: 3020, tbt: 150, usable: 3200 },
  },
  {
    name: 'template / (dashboard)',
    path: '/',
    template: true,
    content: '#root main dd',
    budget: { gzip: 390, brotli: 330, performance: 88, lcp: 3400, tbt: 200, usable: 4600 },
  },
  {
    name: 'template /apps/invoice/list',
    path: '/apps/invoice/list',
    template: true,
    content: '#root main tbody td',
    budget: { gzip: 390, brotli: 330, performance: 88, lcp: 3400, tbt: 200, usable: 4100 },
  },
];

const against = (value, limit, atLeast = false) =>
  limit === undefined
    ? `${value}`
    : `${value} (${atLeast ? '≥' : '≤'} ${limit}${(atLeast ? value >= limit : value <= limit) ? '' : ', MISSED'})`;

const server = await serve();
try {
  console.log('Bytes in kB (1000 bytes) of JavaScript until the page is loaded, budgets in brackets');
  for (const page of PAGES) {
    const { gzip, brotli, requests, styles, mock } = await pageBytes(server, page);
    const beside = mock ? `, the mock besides ${mock} gzip (≤ 95)` : '';
    console.log(
      `  ${page.name}: gzip ${against(gzip, page.budget.gzip)}, brotli ${against(brotli, page.budget.brotli)}, requests ${against(requests, page.budget.requests)}, CSS and fonts ${against(styles, 60)}${beside}`,
    );
  }
  console.log('A first purchase from sign-in to receipt, kB on the wire with headers');
  for (const lowData of [false, true])
    console.log(`  ${lowData ? 'with little data' : 'as usual'}: ${against(await purchaseBytes(server, lowData), 450)}`);
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
      const { budget } = page;
      console.log(
        `  ${page.name}: performance ${against(performance, budget.performance, true)}, accessibility ${against(accessibility, 100, true)}, FCP ${against(fcp, budget.fcp)} ms, LCP ${against(lcp, budget.lcp)} ms, TBT ${against(tbt, budget.tbt)} ms, CLS ${against(cls, 0.02)}; on a phone and a line that are really so slow: usable after ${against(usable, budget.usable)} ms${onSlow3G ? `, on slow 3G after ${against(onSlow3G, budget.slow3G)} ms` : ''}`,
      );
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} finally {
  await server.stop();
}
