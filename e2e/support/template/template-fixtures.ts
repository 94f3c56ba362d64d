import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ADMIN, CLIENT } from '../people.ts';
import { expect, signInToTemplate, test as base } from '../fixtures.ts';

export { expect } from '../fixtures.ts';

type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export type SignedInAs = 'admin' | 'client' | 'nobody';

/** A token of the demo lives for ten minutes; what was kept is used for half of that. */
const FRESH_MS = 300_000;

async function createStoredSession(browser: Browser, url: string, who: SignedInAs): Promise<StoredSession> {
  // A context that is made in the middle of a story would have what the story began with.
  const nothing = { cookies: [], origins: [] };
  const context = await browser.newContext({ locale: 'en-GB', baseURL: url, storageState: nothing });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await expect(page.locator('input[name="email"]')).toBeVisible();
  if (who !== 'nobody') await signInToTemplate(page, who === 'admin' ? ADMIN : CLIENT);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Puts this browser back to how the story began; with `data` the demo's sample data too. The page has to be opened again. */
async function restoreSession(page: Page, kept: StoredSession, data: boolean) {
  // A file of this origin which is no page of the demo, so that nothing holds the database open.
  if (data) await page.goto('/mock-worker.js');
  const values = kept.origins[0]?.localStorage ?? [];
  await page.evaluate(
    async ({ values, data }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of values) localStorage.setItem(name, value);
      if (!data) return;
      for (const { name } of await indexedDB.databases())
        await new Promise<void>((resolve, reject) => {
          const asked = indexedDB.deleteDatabase(name ?? '');
          asked.addEventListener('success', () => resolve());
          asked.addEventListener('error', () => reject(asked.error ?? new Error('not deleted')));
        });
    },
    { values, data },
  );
}

type TemplateFixtures = { who: SignedInAs; restore: (data: boolean) => Promise<void>; kept: StoredSession };

/** A story's `test` that starts inside the demo, signed in already: `test.use({ who: 'client' })`. */
export const test = base.extend<TemplateFixtures, { doors: (who: SignedInAs) => Promise<StoredSession> }>({
  who: ['admin', { option: true }],
  doors: [
    async ({ browser, server }, use) => {
      const opened = new Map<SignedInAs, { at: number; kept: Promise<StoredSession> }>();
      await use((who) => {
        const known = opened.get(who);
        if (known && Date.now() - known.at < FRESH_MS) return known.kept;
        const kept = createStoredSession(browser, server.url, who);
        opened.set(who, { at: Date.now(), kept });
        return kept;
      });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  kept: async ({ doors, who }, use) => use(await doors(who)),
  storageState: async ({ kept }, use) => use(kept),
  // A long story outlives a token, so it is put back to one that is fresh.
  restore: async ({ page, doors, who }, use) => use(async (data) => restoreSession(page, await doors(who), data)),
});
