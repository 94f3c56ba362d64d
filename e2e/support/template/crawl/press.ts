import { expect, type Page, type Request } from '@playwright/test';
import type { ClickTarget } from './types.ts';

/** A dead control costs this long, a live one a few frames. */
const BOUND_MS = 1500;
const QUIET_MS = 4000;
const PAUSE_MS = 50;
const REVEAL_MS = 350;

/** What of a page is on its way, scripts that are opened later among it: a page cannot see those itself. */
type Traffic = { open: Set<Request>; scripts: boolean };
const traffics = new WeakMap<Page, Traffic>();

function trafficOf(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set(), scripts: false };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.scripts ||= request.resourceType() === 'script';
  });
  const ended = (request: Request) => void traffic.open.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  return traffic;
}

async function waitForTraffic(page: Page) {
  const traffic = trafficOf(page);
  const end = Date.now() + QUIET_MS;
  do {
    // React shows what it waited for after a pause, so that a page does not flicker.
    const pause = traffic.scripts ? REVEAL_MS : PAUSE_MS;
    if (traffic.open.size === 0) traffic.scripts = false;
    await page.evaluate(([ms, bound]) => window.crawl.waitUntilIdle(ms, bound), [pause, QUIET_MS] as const);
  } while ((traffic.open.size > 0 || traffic.scripts) && Date.now() < end);
}

/** Waits until the page rests; one that is just being replaced by another rests when that one does. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  waitForTraffic(page).catch(async () => {
    await page.waitForLoadState('load');
    await expect(page.locator('#loading')).toHaveCount(0);
    await waitForTraffic(page);
  });

async function byKeys(page: Page, { kind, toggles }: ClickTarget) {
  await page.evaluate(() => window.crawl.focusControl());
  if (kind === 'date' || kind === 'choose') return page.evaluate(() => window.crawl.setValue());
  if (kind === 'slide') {
    const value = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    const before = await value();
    await page.keyboard.press('ArrowRight');
    return (await value()) === before ? page.keyboard.press('ArrowLeft') : undefined;
  }
  if (kind === 'press') return page.keyboard.press(toggles ? 'Space' : 'Enter');
  await page.keyboard.press('ControlOrMeta+A');
  const text = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  return page.keyboard.insertText(text === '7' ? '8' : '7');
}

/** Presses a control as a person would; answers what changed first, undefined when it is dead, 'chosen' when it shows what is chosen already. */
export async function press(page: Page, key: string): Promise<string | undefined> {
  const aim = await page.evaluate((wanted) => window.crawl.locate(wanted), key);
  if (!aim) return 'gone';
  if (aim.chosen) return 'chosen';
  const pointed = aim.kind === 'press' && !aim.covered;
  if (pointed) await page.mouse.move(aim.x, aim.y);
  await page.evaluate((wanted) => window.crawl.startRecording(wanted), key);
  if (pointed) await page.mouse.click(aim.x, aim.y);
  else await byKeys(page, aim);
  // A whole new page answers no question any more, and is change enough.
  return page.evaluate((bound) => window.crawl.waitForChange(bound), BOUND_MS).catch(() => 'another page');
}
