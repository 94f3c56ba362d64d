// Lighthouse's phone on its line, without its estimates: what is waited for is really slowed down.
import { median } from '../../lib/median.mjs';

const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const RUNS = 3;

/** After how many ms the app itself stands at an address with all that the first screen says; median of three cold visits. */
export async function standsAfter(context, url, cool) {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    await cool();
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'commit' });
    times.push(await page.evaluate(firstScreen));
  }
  await session.detach();
  return Math.round(median(times));
}

/** Runs inside the page: resolves when nothing in the window is on its way any more. */
const firstScreen = () =>
  new Promise((resolve) => {
    const inWindow = (each) => each.getBoundingClientRect().top < innerHeight;
    const look = () => {
      const waits =
        document.querySelector('#loading') || [...document.querySelectorAll('[aria-busy="true"], [inert]')].some(inWindow);
      const stands = document.querySelector('#root h1, #root h2') && !waits;
      if (stands) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      else requestAnimationFrame(look);
    };
    look();
  });
