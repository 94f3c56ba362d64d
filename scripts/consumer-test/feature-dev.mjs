import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../lib/postgres.mjs';
import { features } from '../lib/feature-list.mjs';
import { pnpmCommand } from '../lib/toolchain.mjs';

/** Starts `dev` of every feature, one after the other, and opens each of its routes; throws at the first fault. Returns the numbers of features and pages. */
export async function openEveryFeature(root, browser, log) {
  const counts = { features: 0, pages: 0 };
  for (const feature of features(root)) {
    const opened = await openFeature(root, feature, browser);
    log(`${feature.name} dev: ${opened.join(' ')}`);
    counts.features += 1;
    counts.pages += opened.length;
  }
  assert.ok(counts.features > 0, 'no feature was found');
  return counts;
}

async function openFeature(root, { name, folder }, browser) {
  const dev = await startDev(root, name);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const links = new Set();
    const opened = [];
    const open = async (path, expected = []) => {
      await page.goto(`${dev.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const link of await page.locator('a[href]').evaluateAll((all) => all.map(({ pathname }) => pathname))) links.add(link);
      const unexpected = faults.splice(0).filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      assert.deepEqual(unexpected, [], `${name}: /${path} reported faults to the console`);
      opened.push(`/${path}`);
    };
    const routes = routesOf(folder);
    for (const route of new Set(['', ...routes.filter((path) => !path.includes(':'))])) await open(route);
    for (const route of routes.filter((path) => path.includes(':'))) {
      const address = addressOf(route, routes, [...links]);
      // If no link in the sample data leads to this route, opens it with an unknown id, for which the page shows a 404.
      if (address) await open(address);
      else await open(route.replaceAll(/:\w+/g, 'unknown'), [/status of 404/]);
    }
    return opened;
  } finally {
    await context.close();
    await dev.stop();
  }
}

/** The route paths in a feature's definition. */
const routesOf = (folder) =>
  [...readFileSync(join(folder, 'src', 'index.ts'), 'utf8').matchAll(/\bpath: '([^']*)'/g)].map(([, path]) => path);

/** An address of a route with a parameter; its value is taken from a link to any of the feature's routes with that parameter. */
function addressOf(route, routes, links) {
  const [parameter] = /:\w+/.exec(route);
  const patterns = routes
    .filter((path) => path.match(/:\w+/)?.[0] === parameter)
    .map((path) => new RegExp(`^/${path.replace(/:\w+/, '([^/]+)')}$`));
  const fixed = new Set(routes.map((path) => `/${path}`));
  const found = links.filter((link) => !fixed.has(link));
  const [value] = found.flatMap((link) => patterns.flatMap((pattern) => pattern.exec(link)?.[1] ?? []));
  return value && route.replace(/:\w+/, value);
}

/** Runs `pnpm --filter <name> dev` in its own process group, until it prints its address. */
async function startDev(root, name) {
  const [pnpm, ...first] = pnpmCommand(root);
  const env = { ...process.env, PORT: String(await freePort()), NO_COLOR: '1' };
  const child = spawn(pnpm, [...first, '--filter', name, 'dev'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  const address = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const [url] = /http:\/\/127\.0\.0\.1:\d+\/(?=\s)/.exec(output) ?? [];
        if (url) resolve(url);
      });
  });
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const url = await Promise.race([address, ended.then(() => undefined)]);
  assert.ok(url, `${name}: dev ended without an address:\n${output}`);
  return { url, stop };
}
