// Applies Lighthouse's mobile CPU and network throttling for real instead of simulating it.
import { median } from '../../lib/median.mjs';

const SLOWER = 4;
const PHONE_LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const RUNS = 3;

/** Chromium's slow 3G. */
export const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** The time (ms) until a page shows its main content and responds to a press, on a throttled line (default: Lighthouse's). Median of three cold visits. */
export async function usableAfter(context, url, content, cool, line = PHONE_LINE) {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    await cool();
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'commit' });
    times.push(await page.evaluate(firstUse, content));
  }
  await session.detach();
  return Math.round(median(times));
}

/**
 * Runs inside the page. Waits until the app shows `content` and nothing visible is still loading; then presses a key and resolves when React's handlers on the
 * root have run and the frame after them is painted.
 */
const firstUse = (content) =>
  new Promise((resolve) => {
    const inWindow = (each) => each.getBoundingClientRect().top < innerHeight;
    const isHydrated = () => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'));
    const isReady = () =>
      isHydrated() &&
      !document.querySelector('#loading, html[data-prerendered]') &&
      [...document.querySelectorAll(content)].some(inWindow) &&
      ![...document.querySelectorAll('[aria-busy="true"], [inert]')].some(inWindow);
    const press = () => {
      const target = document.querySelector(content);
      target.addEventListener('keydown', () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))), {
        once: true,
      });
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    };
    // In a separate task, because a real press also waits for the page's current task.
    const look = () => (isReady() ? setTimeout(press) : requestAnimationFrame(look));
    look();
  });
