import { test as base, type Page } from '@playwright/test';
import { ADMIN } from './people.ts';
import { startServer, type Server } from './server.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Says that a console message is part of the story; anything else of that kind fails it. */
  allow: (pattern: RegExp) => void;
  /** A server of the story's own, with its own settings, for restarts and short promises; stopped by itself. */
  ownServer: (env?: Record<string, string>) => Promise<Server>;
  watched: Awaited<ReturnType<typeof watch>>;
};

/** A story's `test`: `page` opens on the worker's own real server, and a console error or a CSP violation fails the story. */
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
      base.expect(watched.faults, 'what the browser complained about').toEqual([]);
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

/** Signs in to the template through its form, which stands there already, and waits until the door is behind us. */
export async function signInToTemplate(page: Page, { email, password } = ADMIN) {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 60_000 });
}

/** Signs in through the form, and waits until the door is behind us. The labels are those of the page's language. */
export async function signIn(page: Page, { email, pin }: { email: string; pin: string }, origin = '') {
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(pin);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 60_000 });
}

/** Signs in and waits until the balance is there: home has its answers, and the stored session is the one it was asked with. */
export async function signInToHome(page: Page, person: { email: string; pin: string }, origin = '') {
  await signIn(page, person, origin);
  await expectAmount(page);
}

/** An amount stands on the page, in whichever language; by default any, which on the home page is the balance. */
export const expectAmount = (page: Page, amount = /\d\.\d\d\sUSD/) =>
  base.expect(page.getByRole('main').getByText(amount).first()).toBeVisible();

/** A short message as it is seen: the same words stand in the live region, a moment before or for good. */
export const message = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);
