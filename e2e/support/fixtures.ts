import { test as base, type Page } from '@playwright/test';
import { startServer, type Server } from './server.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Allows a console message in this test; any other error or warning fails it. */
  allow: (pattern: RegExp) => void;
  /** Starts a server only for this test, with its own settings, so that it can be restarted or have short time limits. It stops when the test ends. */
  ownServer: (env?: Record<string, string>) => Promise<Server>;
  watched: Awaited<ReturnType<typeof watch>>;
};

/** The `test` to import: `page` opens on this worker's own real server, and a console error or a CSP violation fails the test. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context, baseURL }, use) => {
      const watched = await watch(context, new URL(baseURL ?? '').origin);
      await use(watched);
      base.expect(watched.faults, 'faults that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
  allow: async ({ watched }, use) => use(watched.allow),
  ownServer: async ({ watched }, use) => {
    const servers: Server[] = [];
    await use(async (env) => {
      const server = await startServer(env);
      servers.push(server);
      watched.origins.add(server.url);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
});

/** Signs in through the form and waits until the sign-in page is left. Works in every language, because it uses no labels. */
export const signIn = (page: Page, person: { email: string; pin: string }, origin = '') => signInTo(page, person, '/', origin);

/** Signs in like `signIn`, and arrives at another page than the home page, which is not loaded. */
export async function signInTo(page: Page, { email, pin }: { email: string; pin: string }, path: string, origin = '') {
  await page.goto(`${origin}/login${path === '/' ? '' : `?return=${encodeURIComponent(path)}`}`);
  const name = page.locator('input[autocomplete="username"]');
  await name.fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(pin);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 60_000 });
  // The address changes before the next page renders.
  await base.expect(name).toHaveCount(0);
}

/** Signs in and waits until the home page shows the balance; by then the session is stored. */
export async function signInToHome(page: Page, person: { email: string; pin: string }, origin = '') {
  await signIn(page, person, origin);
  await expectAmount(page);
}

/** Expects an amount on the page, in any language. By default any amount matches; on the home page, the first one is the balance. */
export const expectAmount = (page: Page, amount = /\d\.\d\d\sUSD/) =>
  base.expect(page.getByRole('main').getByText(amount).first()).toBeVisible();

/** A visible toast. The live region holds the same text, so the search is limited to the toasts. */
export const toast = (page: Page, text: string | RegExp, region = 'Messages') =>
  page.getByRole('region', { name: region }).getByText(text);
