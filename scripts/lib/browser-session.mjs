import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';
import { freePort } from './postgres.mjs';

const fromE2e = createRequire(join(ROOT, 'e2e', 'package.json'));
/** Loads a library from the browser tests' package. */
export const load = async (name) => {
  const loaded = await import(pathToFileURL(fromE2e.resolve(name)).href);
  return { ...loaded.default, ...loaded };
};

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the real server of a checkout with its own embedded database. */
export async function serve(root = ROOT) {
  const folder = mkdtempSync(join(tmpdir(), 'kado-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', KADO_DATA_DIR: folder, KADO_ORIGIN: url };
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/server.js')], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (
    child.exitCode === null &&
    !(await fetch(`${url}/api/v1/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Starts a new browser that also accepts remote debugging. */
export async function openBrowser() {
  const { chromium } = await load('playwright');
  const folder = mkdtempSync(join(tmpdir(), 'kado-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...ARGS, `--remote-debugging-port=${port}`],
    locale: 'en-GB',
    viewport: { width: 412, height: 823 },
  });
  return { context, port, folder };
}

/** Clears the browser's caches and ends its workers, so that the next page does not share their process. */
export async function cool(context) {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Signs the browser in, or opens the template, so that a page can be opened; then clears the caches. */
export async function signIn(context, { url }, { signedIn, template }) {
  const page = context.pages()[0] ?? (await context.newPage());
  if (signedIn || template) {
    await page.goto(`${url}/login`);
    if (template) {
      await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
      await page.locator('input[name="email"]').fill('admin@demo.test');
      await page.locator('input[name="password"]').fill('admin');
      await page.locator('form button[type="submit"]').click();
    } else {
      await page.locator('input[autocomplete="username"]').fill('maya@kado.test');
      await page.locator('input[autocomplete="current-password"]').fill('274913');
      await page.locator('form button[type="submit"]').click();
    }
    await page.waitForURL((at) => at.pathname !== '/login');
    // `networkidle` would resolve at once for this document, so waits until the page has its heading and nothing is loading.
    await page.waitForFunction(
      () => document.querySelector('main h1, main h2') && !document.querySelector('#loading, [aria-busy="true"]'),
    );
    await page.goto('about:blank');
  }
  await cool(context);
  return page;
}
