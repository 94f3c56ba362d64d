import type { BrowserContext, Page } from '@playwright/test';

/** The paths of the page's registered service workers, and whether one controls the page. */
export const serviceWorkers = (page: Page) =>
  page.evaluate(async () => ({
    controlled: navigator.serviceWorker.controller !== null,
    scripts: (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, installing, waiting }) => new URL((active ?? waiting ?? installing)?.scriptURL ?? 'x:').pathname,
    ),
  }));

/** Collects the path of every request. */
export function recordPaths(context: BrowserContext) {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
