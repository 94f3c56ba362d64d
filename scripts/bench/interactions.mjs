// Measures how fast the template responds at a quarter of the CPU speed (sorting, paging and opening a list) and how many bytes each further page of both variants adds.
import { rmSync } from 'node:fs';
import { againstBudget } from '../lib/budget.mjs';
import { median } from '../lib/median.mjs';
import { pageChunks } from './interactions/chunks.mjs';
import { watchPresses } from './interactions/watch.mjs';
import { openBrowser, serve, signIn } from '../lib/browser-session.mjs';

const SLOWER = 4;
const RUNS = 5;
const PRESS_MS = 100;
const FIRST_MS = 500;
const AGAIN_MS = 350;
const AGAIN_GOAL_MS = 150;
const PAGE_KB = 60;

const against = (value, limit, goal) => againstBudget(Math.round(value * 10) / 10, limit, { goal });

/** Measures one press: the next paint that the browser reports, and the frame that shows the new rows. */
async function timed(page, target) {
  await page.evaluate(() => window.bench.arm());
  const rows = page.evaluate(() => window.bench.rows());
  await target.click();
  const ms = await rows;
  // The performance entry of an event arrives with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return { rows: ms, ...(await page.evaluate(() => window.bench.press())) };
}

const head = (page, name) => page.getByRole('table').getByRole('button', { name });

/** Opens the list from the dashboard twice: without any of its files loaded, then with all of them. */
async function toList(page, url) {
  // Waits for the dashboard, whose own loading is not measured here.
  const loaded = async () => {
    await page.waitForFunction(
      () => document.querySelector('main h1, main h2') && !document.querySelector('#loading, [aria-busy="true"]'),
    );
    await page.waitForLoadState('networkidle');
  };
  await page.goto(url);
  await loaded();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const go = async () => {
    const group = menu.getByRole('button', { name: 'Invoices' });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    return (await timed(page, menu.getByRole('link', { name: 'List', exact: true }))).rows;
  };
  const first = await go();
  await menu.getByRole('button', { name: 'Dashboards' }).click();
  await menu.getByRole('link', { name: 'eCommerce' }).or(menu.locator('a[href="/"]').last()).first().click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('table').getByRole('button', { name: 'Client' }).waitFor({ state: 'detached' });
  await loaded();
  return { first, again: await go() };
}

async function measure(server) {
  const { context, folder } = await openBrowser();
  try {
    const page = await signIn(context, server, { template: true });
    await context.addInitScript(watchPresses);
    await page.setViewportSize({ width: 1280, height: 800 });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { first, again } = await toList(page, server.url);
    const sorts = [];
    for (const name of ['Client', 'Total', 'Client']) sorts.push(await timed(page, head(page, name)));
    const turns = [];
    for (const at of [2, 3, 1])
      turns.push(await timed(page, page.getByRole('button', { name: `Page ${at}`, exact: true }).first()));
    return { first, again, sorts, turns };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(name, presses) {
  const of = (key) => median(presses.map((press) => press[key]));
  console.log(
    `  ${name}: next paint ${against(of('next'), PRESS_MS)} ms, new rows after ${Math.round(of('rows'))} ms, longest frame ${Math.round(of('frame'))} ms`,
  );
}

const server = await serve();
try {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(server));
  console.log(`Interactions of the template at ${SLOWER}× CPU slowdown, median of ${RUNS} browsers`);
  tell(
    'sorting the invoices',
    runs.flatMap(({ sorts }) => sorts),
  );
  tell(
    'another page of invoices',
    runs.flatMap(({ turns }) => turns),
  );
  const [first, again] = ['first', 'again'].map((key) => median(runs.map((run) => run[key])));
  console.log(
    `  from the dashboard to a list: first ${against(first, FIRST_MS)} ms, again ${against(again, AGAIN_MS, AGAIN_GOAL_MS)} ms`,
  );
} finally {
  await server.stop();
}
console.log('Scripts that each further page adds to its variant’s home page, kB of gzip');
const pages = pageChunks();
for (const { name, gzip } of pages) console.log(`  ${name}: ${against(gzip, PAGE_KB)}`);
if (pages.length === 0) throw new Error('No page was found in the build.');
