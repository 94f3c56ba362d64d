import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * What the browser says by itself and no page can help: that a call failed, which is part of many stories, and that something asked for early
 * was not needed within its few seconds, which says how busy this machine is (page-load.spec.ts holds that all of it is needed).
 */
const EXPECTED = [/^Failed to load resource/, /was preloaded using link preload but not used within a few seconds/];

/** Notes whatever a person would never see but nobody may cause: console errors, uncaught errors, broken CSP, other origins. */
export async function watch(context: BrowserContext, origin: string) {
  const faults: string[] = [];
  const allowed = [...EXPECTED];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) faults.push(text);
  };
  context.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  context.on('weberror', (error) =>
    note(`uncaught: ${[error.error().name, error.error().message, error.error().stack].filter(Boolean).join(' ')}`),
  );
  const origins = new Set([origin]);
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.has(asked)) note(`a request to another origin: ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      // oxlint-disable-next-line no-console -- the console listener above collects it
      console.error(
        `securitypolicyviolation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  return { faults, origins, allow: (pattern: RegExp) => void allowed.push(pattern) };
}
