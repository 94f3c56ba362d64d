import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { load } from '../lib/browser-session.mjs';
import { needChromium } from '../lib/chromium.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves a built app on a free port; a missing file is a 404. */
async function serveFolder(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : new URL(url, 'http://bare').pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Opens a built app in a French Chromium; returns its heading, its status line, the cells of each table row, the font, and the failures. */
export async function pageIn(folder) {
  const { chromium } = await load('playwright');
  const server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: await needChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ locale: 'fr-FR' });
    const failures = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto(server.url);
    const shown = page.locator('h1, [role=alert]').first();
    await shown.waitFor();
    const cells = (row) => row.locator('td').allTextContents();
    const rows = await Promise.all((await page.locator('tbody tr').all()).map(cells));
    const status = await page.locator('main [role=status]').allTextContents();
    const font = await shown.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0].replaceAll('"', ''));
    return { heading: await shown.textContent(), status, rows, font, failures };
  } finally {
    await browser.close();
    server.close();
  }
}
