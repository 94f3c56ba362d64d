import { expect, type Page, type Request } from '@playwright/test';
import type { ClickTarget } from './types.ts';

/** How long to wait for a change at first, when no change is not yet a failure: a working control changes within a few frames. */
const SOON_MS = 1500;
/** How long to wait for a change before the control counts as dead. Only a dead control takes this long. */
export const PATIENCE_MS = 30_000;
const QUIET_MS = 4000;
const PAUSE_MS = 50;
const REVEAL_MS = 350;
/** How long to wait for a control on a reloaded page. Only a missing control takes this long. */
const APPEAR_MS = 30_000;

/** Thrown when a listed control no longer exists. */
export class ControlGone extends Error {
  constructor(key: string, when: string) {
    super(`“${key}” is gone ${when}`);
  }
}

/** Ignores ControlGone: a control that earlier presses removed is searched again on a reloaded page. */
export const ignoreGone = (error: unknown): undefined => {
  if (!(error instanceof ControlGone)) throw error;
};

/** The result of a call into the page, undefined if another page replaced this one meanwhile. Any other error is thrown. */
async function unlessReplaced<Result>(call: Promise<Result>): Promise<{ result: Result } | undefined> {
  try {
    return { result: await call };
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return undefined;
    throw error;
  }
}

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

const isBusy = ({ open, scripts }: Traffic) => open.size > 0 || scripts;

async function waitForTraffic(page: Page) {
  const traffic = trafficOf(page);
  // Waits long for requests; for a page that never stops changing, only as long as `waitUntilIdle` in the page.
  const end = Date.now() + PATIENCE_MS;
  do {
    // React delays revealing suspended content to avoid flicker, so wait longer after scripts load.
    const pause = traffic.scripts ? REVEAL_MS : PAUSE_MS;
    if (traffic.open.size === 0) traffic.scripts = false;
    await page.evaluate(([ms, bound]) => window.crawl.waitUntilIdle(ms, bound), [pause, QUIET_MS] as const);
  } while (isBusy(traffic) && Date.now() < end);
}

/** Waits until the page is idle. If it is being replaced by another page, waits for that one. */
export async function waitUntilIdle(page: Page): Promise<void> {
  while (!(await unlessReplaced(waitForTraffic(page)))) {
    await page.waitForLoadState('load');
    await expect(page.locator('#loading')).toHaveCount(0);
  }
}

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

/** Waits until a control can be pressed. */
export async function waitForControl(page: Page, key: string): Promise<void> {
  const found = await page.evaluate(([wanted, bound]) => window.crawl.waitFor(wanted, bound), [key, APPEAR_MS] as const);
  if (!found) throw new ControlGone(key, 'after a reload');
}

/** The first change after a press, undefined if there was none, and the keys of all controls that existed before it. */
export type Pressing = { change: string | undefined; keysBefore: ReadonlySet<string> };

/** Presses a control as a user would, waits at most `bound` ms for a change, then until the page is idle. The change is 'chosen' if the control is already selected. */
export async function press(page: Page, key: string, bound = SOON_MS): Promise<Pressing> {
  const target = await page.evaluate((wanted) => window.crawl.locate(wanted), key);
  if (!target) throw new ControlGone(key, 'just before it is pressed');
  const keysBefore = new Set(target.keys);
  if (target.chosen) return { change: 'chosen', keysBefore };
  const pointed = target.kind === 'press' && !target.covered;
  if (pointed) await page.mouse.move(target.x, target.y);
  if (!(await page.evaluate((wanted) => window.crawl.startRecording(wanted), key)))
    throw new ControlGone(key, 'under the pointer');
  if (pointed) await page.mouse.click(target.x, target.y);
  else await pressByKeyboard(page, target);
  const times = [bound, PAUSE_MS, QUIET_MS] as const;
  const effect = await unlessReplaced(page.evaluate((each) => window.crawl.waitForEffect(...each), times));
  if (!effect || isBusy(trafficOf(page))) await waitUntilIdle(page);
  return { change: effect ? effect.result : 'another page', keysBefore };
}
