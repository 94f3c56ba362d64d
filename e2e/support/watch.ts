import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A failed call is part of many stories; the browser's own note about it is no fault of the page. */
const EXPECTED = /^Failed to load resource/;

/** Notes whatever a person would never see but nobody may cause: console errors, uncaught errors, broken CSP, other origins. */
export async function watch(context: BrowserContext, origin: string) {
  const faults: string[] = [];
  const allowed: RegExp[] = [EXPECTED];
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
