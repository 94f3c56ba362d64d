import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Whether a walk presses every control of rows and dialogs that are alike, too: `pnpm crawl` does, the suite has not the time. */
export const EVERY = process.env['KADO_CRAWL'] === 'every';

const PARTS = ['names', 'find', 'noise', 'effects'];

/** The parts of the page's side as one script: their types and imports are gone, what they export is in one scope. */
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
    window.crawl = { listControls, has, locate, startRecording, focusControl, setValue, waitForChange, waitUntilIdle, pageState, stepBack };
    watchPage();
  })();`;
}

/** Gives every page of the context the crawler's hands. */
export const injectCrawler = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: script() });
