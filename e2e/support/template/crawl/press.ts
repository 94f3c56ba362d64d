import { expect, type Page, type Request } from '@playwright/test';
import type { ClickTarget } from './types.ts';

/** How long to wait for a change. Only a dead control takes this long; a working one changes within a few frames. */
const BOUND_MS = 1500;
const QUIET_MS = 4000;
const PAUSE_MS = 50;
const REVEAL_MS = 350;

/** A page's open requests, dynamically loaded scripts included: code in the page cannot observe those. */
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
    // React delays revealing suspended content to avoid flicker, so wait longer after scripts load.
    const pause = traffic.scripts ? REVEAL_MS : PAUSE_MS;
    if (traffic.open.size === 0) traffic.scripts = false;
    await page.evaluate(([ms, bound]) => window.crawl.waitUntilIdle(ms, bound), [pause, QUIET_MS] as const);
  } while ((traffic.open.size > 0 || traffic.scripts) && Date.now() < end);
}

/** Waits until the page is idle. If it is being replaced by another page, waits for that one. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  waitForTraffic(page).catch(async () => {
    await page.waitForLoadState('load');
    await expect(page.locator('#loading')).toHaveCount(0);
    await waitForTraffic(page);
  });

async function pressByKeyboard(page: Page, { kind, toggles }: ClickTarget) {
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

/** Presses a control as a user would. Returns the first change, undefined if the control is dead, or 'chosen' if it is already selected. */
export async function press(page: Page, key: string): Promise<string | undefined> {
  const target = await page.evaluate((wanted) => window.crawl.locate(wanted), key);
  if (!target) return 'gone';
  if (target.chosen) return 'chosen';
  const pointed = target.kind === 'press' && !target.covered;
  if (pointed) await page.mouse.move(target.x, target.y);
  await page.evaluate((wanted) => window.crawl.startRecording(wanted), key);
  if (pointed) await page.mouse.click(target.x, target.y);
  else await pressByKeyboard(page, target);
  // If another page replaced this one, the call fails; that counts as a change.
  return page.evaluate((bound) => window.crawl.waitForChange(bound), BOUND_MS).catch(() => 'another page');
}
