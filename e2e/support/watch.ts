import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Browser messages that are not faults of the page. Failed calls are part of many tests. The preload warning can appear on a slow machine;
 * page-load.spec.ts checks that every preloaded file is used.
 */
const EXPECTED = [/^Failed to load resource/, /was preloaded using link preload but not used within a few seconds/];

/** Records faults that a user does not see: console errors and warnings, uncaught errors, CSP violations, requests to other origins. */
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
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.has(target)) note(`a request to another origin: ${request.url()}`);
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
