import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { load, openBrowser, serve, signIn } from '../lib/browser-session.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { variantsIn } from '../lib/feature.mjs';
import { installedCopy } from '../lib/installed-copy.mjs';
import { openEveryFeature } from './feature-dev.mjs';

const NAME = 'gift-vouchers';
const TITLE = 'Gift vouchers';

/**
 * In a fresh copy of the repository: makes a feature of each variant, builds the app, opens each page in Chromium by its menu entry and by its address, opens every
 * feature's `dev`, old and new, and removes the new ones, which must leave the copy as it was. Returns a line about the result; throws if anything fails.
 */
export async function run({ log = () => undefined } = {}) {
  process.env.CHROMIUM_PATH = await needChromium();
  const copy = await installedCopy();
  try {
    const variants = variantsIn(copy.root);
    const pages = [];
    for (const variant of variants) pages.push({ variant, address: await make(copy, variant) });
    log(`made ${NAME} in ${variants.join(' and ')}; building the app`);
    await copy.must('turbo', 'run', 'build', '--filter=@kado/web', '--output-logs=errors-only');
    const server = await serve(copy.root);
    try {
      for (const page of pages) await open(server, page);
    } finally {
      await server.stop();
    }
    log('opened the new pages in the app; opening every feature alone');
    const alone = await openAlone(copy.root, log);
    log('removing the new features');
    for (const variant of variants) await copy.must('node', 'scripts/run.mjs', 'drop', `${variant}/${NAME}`);
    assert.deepEqual(await copy.changes(), [], 'the removal left changes');
    return `${pages.map(({ address }) => address).join(' and ')} opened in the app; ${alone.features} features opened alone (${alone.pages} pages); the new ones removed without a trace`;
  } finally {
    copy.remove();
  }
}

/** Makes the feature and returns the address that the command prints. */
async function make(copy, variant) {
  const output = await copy.must('node', 'scripts/run.mjs', 'new-feature', variant, NAME);
  const [, address] = /Its page is (\/\S+)\./.exec(output) ?? [];
  assert.ok(address, `The command printed no address:\n${output}`);
  return address;
}

async function openAlone(root, log) {
  const { chromium } = await load('playwright');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    return await openEveryFeature(root, browser, log);
  } finally {
    await browser.close();
  }
}

async function open(server, { variant, address }) {
  const { context, folder } = await openBrowser();
  try {
    const page = await signIn(context, server, variant === 'template' ? { template: true } : { signedIn: true });
    const faults = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const heading = page.getByRole('heading', { level: 1, name: TITLE });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(server.url);
    await page.getByRole('navigation').getByRole('link', { name: TITLE }).click();
    await heading.waitFor();
    assert.equal(new URL(page.url()).pathname, address);
    await page.goto('about:blank');
    await page.goto(server.url + address);
    await heading.waitFor();
    assert.deepEqual(faults, [], `${address} reported faults to the console`);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
