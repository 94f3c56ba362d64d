import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ADMIN, CLIENT, signInToTemplate } from './sign-in.ts';
import { expect, test as base } from '../fixtures.ts';

export { expect } from '../fixtures.ts';

type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export type SignedInAs = 'admin' | 'client' | 'nobody';

/** A token of the template is valid for ten minutes; a stored session is reused for half of that. */
const FRESH_MS = 300_000;

async function createStoredSession(browser: Browser, url: string, signedInAs: SignedInAs): Promise<StoredSession> {
  // Explicitly empty: a context created during a test would otherwise inherit that test's storage state.
  const emptyState = { cookies: [], origins: [] };
  const context = await browser.newContext({ locale: 'en-GB', baseURL: url, storageState: emptyState });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await expect(page.locator('input[name="email"]')).toBeVisible();
  if (signedInAs !== 'nobody') await signInToTemplate(page, signedInAs === 'admin' ? ADMIN : CLIENT);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Restores the browser's storage to the start of the test; with `data`, also the sample data. The page must then be loaded again. */
async function restoreSession(page: Page, session: StoredSession, data: boolean) {
  // Opens a file of this origin that does not run the app, so that nothing keeps the database open.
  if (data) await page.goto('/mock-worker.js');
  const values = session.origins[0]?.localStorage ?? [];
  await page.evaluate(
    async ({ values, data }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of values) localStorage.setItem(name, value);
      if (!data) return;
      for (const { name } of await indexedDB.databases())
        await new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name ?? '');
          request.addEventListener('success', () => resolve());
          request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
        });
    },
    { values, data },
  );
}

type TemplateFixtures = { signedInAs: SignedInAs; restore: (data: boolean) => Promise<void>; storedSession: StoredSession };

/** A `test` that starts in the template, already signed in: `test.use({ signedInAs: 'client' })`. */
export const test = base.extend<TemplateFixtures, { sessionFor: (signedInAs: SignedInAs) => Promise<StoredSession> }>({
  signedInAs: ['admin', { option: true }],
  sessionFor: [
    async ({ browser, server }, use) => {
      const sessions = new Map<SignedInAs, { at: number; session: Promise<StoredSession> }>();
      await use((signedInAs) => {
        const known = sessions.get(signedInAs);
        if (known && Date.now() - known.at < FRESH_MS) return known.session;
        const session = createStoredSession(browser, server.url, signedInAs);
        sessions.set(signedInAs, { at: Date.now(), session });
        return session;
      });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  storedSession: async ({ sessionFor, signedInAs }, use) => use(await sessionFor(signedInAs)),
  storageState: async ({ storedSession }, use) => use(storedSession),
  // A long test outlives its token, so this restores a session with a new token.
  restore: async ({ page, sessionFor, signedInAs }, use) =>
    use(async (data) => restoreSession(page, await sessionFor(signedInAs), data)),
});
