import type { BrowserContext, Page } from '@playwright/test';

/** The texts recorded in each place where a secret could be read. */
export type Exposures = Record<'address' | 'title' | 'state' | 'stored' | 'console', string[]>;

/** Records what a page puts into addresses, referrers, titles, the history, readable storage and the console, for as long as it is open. */
export async function recordExposures(page: Page): Promise<Exposures> {
  const seen: Exposures = { address: [], title: [], state: [], stored: [], console: [] };
  page.on('request', (request) => seen.address.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => seen.address.push(frame.url()));
  page.on('console', (message) => seen.console.push(message.text()));
  await page.exposeBinding('expose', (_, place: keyof Exposures, text: string) => seen[place].push(text));
  await page.addInitScript(() => {
    const { expose } = window as unknown as { expose: (place: string, text: string) => void };
    for (const name of ['pushState', 'replaceState'] as const) {
      const own = history[name].bind(history);
      history[name] = (state, ...rest) => {
        expose('state', JSON.stringify(state));
        own(state, ...rest);
      };
    }
    const own = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      expose('stored', `${key}=${value}`);
      own.call(this, key, value);
    };
    const read = () => expose('title', document.title);
    new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return seen;
}

/** Records the tokens that the server gives the page. */
export function recordTokens(context: BrowserContext): string[] {
  const tokens: string[] = [];
  context.on('response', async (response) => {
    if (!/create-pin$|login$|refresh$|verify-token$/.test(response.url())) return;
    const { data } = (await response.json().catch(() => ({ data: {} }))) as { data: { token?: string; pinToken?: string } };
    for (const token of [data.token, data.pinToken]) if (token) tokens.push(token);
  });
  return tokens;
}
