import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Whether the crawler also presses all controls of similar rows, cards and dialogs, and of dialogs over dialogs. Only `pnpm crawl` does, to save time. */
export const EVERY = process.env['KADO_CRAWL'] === 'every';

const PARTS = ['names', 'find', 'noise', 'effects'];

/** Joins the files of page/ into one script with one scope, without types, imports and exports. */
function script(): string {
  const sources = PARTS.map((name) => readFileSync(join(import.meta.dirname, 'page', `${name}.ts`), 'utf8'));
  const plain = sources.map((source) =>
    stripTypeScriptTypes(source)
      .replaceAll(/^import [^;]*;$/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return `(() => {
    window.crawlEvery = ${EVERY};
    ${plain.join('\n')}
    const has = (key) => find(key) !== undefined;
    window.crawl = { listControls, listControlsAt, has, waitFor, locate, startRecording, focusControl, setValue, waitForEffect, waitUntilIdle, pageState, stepBack };
    watchPage();
  })();`;
}

/** Adds the crawler's functions to every page of the context. */
export const injectCrawler = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: script() });
