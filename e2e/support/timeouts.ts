import type { Page, Route } from '@playwright/test';

type Requests = { requests?: Map<XMLHttpRequest, string> };

/** Records the XMLHttpRequests of a page, which `expire` needs: from now on, and in each later document from its start. */
export async function rememberRequests(page: Page): Promise<void> {
  const remember = () => {
    const shared = globalThis as Requests;
    if (shared.requests) return;
    const requests = (shared.requests = new Map());
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      requests.set(this, new URL(url, document.baseURI).href);
      this.addEventListener('loadend', () => requests.delete(this));
      open.call(this, method, url, true);
    };
  };
  await page.addInitScript(remember);
  await page.evaluate(remember);
}

/** Does not respond, and sets the request's timeout to 1 ms, so that the browser itself reports a timeout. */
export async function expire(route: Route): Promise<void> {
  const expired = await route
    .request()
    .frame()
    .evaluate((url) => {
      const open = [...((globalThis as Requests).requests ?? [])].filter((entry) => entry[1] === url);
      for (const [request] of open) request.timeout = 1;
      return open.length;
    }, route.request().url());
  if (expired === 0) throw new Error(`no request to ${route.request().url()} is open`);
}
