import type { Page } from '@playwright/test';

/** Sets or removes (null) values of local storage before each page runs its scripts. */
export const presetStorage = (page: Page, values: Readonly<Record<string, string | null>>) =>
  page.addInitScript((entries) => {
    // The script may also run in about:blank, which has no storage.
    if (origin === 'null') return;
    for (const [key, value] of entries)
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
  }, Object.entries(values));
