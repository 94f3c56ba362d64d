import type { Page } from '@playwright/test';
import { expectPageReady } from '../../screens.ts';
import { EVERY } from './inject.ts';
import { press, waitUntilIdle } from './press.ts';
import type { Control, PageState } from './types.ts';

/** A control, and the controls to press first so that it appears. */
type Step = { control: Control; via: readonly Control[] };

/**
 * The result of a crawl: how many controls were pressed, which of them are dead, and which of the page's own could not be reached again.
 * `vanished` counts controls that disappeared before they were pressed (a toast with an undo button).
 */
export type CrawlReport = { pressed: number; dead: string[]; unreachable: string[]; vanished: number };

/** The page and the part of it to crawl. `restore` resets the browser's storage and, with `data`, the sample data. */
export type CrawlOptions = { page: Page; path: string; part: Control['part']; restore: (data: boolean) => Promise<void> };

const TRIES = 5;
/** A dialog with at least this many controls is compared with earlier dialogs. */
const LARGE_DIALOG = 8;
const keyOf = ({ key }: Control) => key;
const sameSteps = (one: readonly Control[], other: readonly Control[]) => one.map(keyOf).join() === other.map(keyOf).join();
/** The number of layers opened. A tab inside a drawer does not count as a layer. */
const depthOf = (via: readonly Control[]) => via.filter(({ role }) => role !== 'tab').length;

/** Whether the page arrives at the address. After a sign-out it does not, because the app redirects to sign-in. */
const arrivesAt = (page: Page, href: string) =>
  page.waitForURL(href, { timeout: 2000 }).then(
    () => true,
    () => false,
  );

class PageCrawler {
  readonly report: CrawlReport = { pressed: 0, dead: [], unreachable: [], vanished: 0 };
  readonly #options: CrawlOptions;
  readonly #knownKeys = new Set<string>();
  readonly #shapes = new Set<string>();
  #startState: PageState | undefined;
  /** The controls pressed since the page was in its start state. */
  #pressedPath: readonly Control[] = [];
  /** How many writing calls were sent since the sample data was restored. */
  #writeCount = 0;
  /** A control in a dialog two levels deep changed the data, so the next step restores the start state first. */
  #dialogWrote = false;

  constructor(options: CrawlOptions) {
    this.#options = options;
    options.page.on('request', (request) => (this.#writeCount += ['GET', 'HEAD'].includes(request.method()) ? 0 : 1));
  }

  async start(): Promise<Step[]> {
    const { page, part } = this.#options;
    await this.#load();
    const all = await page.evaluate(() => window.crawl.listControls());
    for (const { key } of all) this.#knownKeys.add(key);
    const steps = all.filter((control) => control.part === part).map((control) => ({ control, via: [] }));
    // Selected controls come last: by then another one may be selected.
    return steps.toSorted((one, other) => Number(one.control.chosen) - Number(other.control.chosen));
  }

  /** Presses one control. Returns steps for the controls that it revealed. */
  async take(step: Step): Promise<Step[]> {
    try {
      return await this.#take(step);
    } catch (error) {
      // An earlier control replaced the page only now: it reloads once the sample data is written.
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await this.#restart();
      return this.#take(step);
    }
  }

  async #take(step: Step): Promise<Step[]> {
    const { control, via } = step;
    if (!(await this.#reach(step))) {
      if (via.length === 0) this.report.unreachable.push(control.key);
      else this.report.vanished += 1;
      return [];
    }
    const writes = this.#writeCount;
    const change = await this.#pressWithRetries(step);
    this.report.pressed += 1;
    if (change === undefined) this.report.dead.push([...via, control].map(keyOf).join(' → '));
    const { page } = this.#options;
    const now = await page.evaluate(() => window.crawl.pageState()).catch(() => undefined);
    const stayed = now?.href === this.#startState?.href;
    const revealed = stayed ? await this.#revealedBy([...via, control]) : [];
    this.#dialogWrote = depthOf(via) > 1 && this.#writeCount > writes;
    if (revealed.length > 0) this.#pressedPath = [...via, control];
    else if (!stayed || via.length === 0) await this.#returnToStart();
    return revealed.map((found) => ({ control: found, via: [...via, control] }));
  }

  /** Presses a control and returns what changed. It is dead only if nothing changes in the current state, in the start state and after a reload with restored data. */
  async #pressWithRetries(step: Step): Promise<string | undefined> {
    const first = await this.#press(step.control);
    if (first !== undefined) return first;
    const second = (await this.#reachFromStart(step)) ? await this.#press(step.control) : undefined;
    if (second !== undefined) return second;
    return (await this.#reachAfterReload(step)) ? this.#press(step.control) : undefined;
  }

  async #press(control: Control) {
    const change = await press(this.#options.page, control.key);
    await waitUntilIdle(this.#options.page);
    return change;
  }

  /** The controls that were revealed: all of them one level deep, and two levels deep only those of a new dialog. */
  async #revealedBy(path: readonly Control[]) {
    const depth = depthOf(path);
    if (depth > 2) return [];
    const found = (await this.#options.page.evaluate(() => window.crawl.listControls())).filter(
      ({ key }) => !this.#knownKeys.has(key),
    );
    const accepted =
      depth > 1 ? found.filter(({ dialog }) => dialog !== undefined && !path.some((each) => each.dialog === dialog)) : found;
    for (const { key } of accepted) this.#knownKeys.add(key);
    return this.#isRepeated(accepted) ? [] : accepted;
  }

  /** Whether a similar large dialog was crawled before (each role has a dialog with its rights). With EVERY, none is skipped. */
  #isRepeated(found: readonly Control[]): boolean {
    if (EVERY || found.length < LARGE_DIALOG || !found.every(({ dialog }) => dialog !== undefined)) return false;
    const shape = found.map(({ key, dialog }) => key.replace(` · in “${dialog}”`, '')).join(' | ');
    if (this.#shapes.has(shape)) return true;
    this.#shapes.add(shape);
    return false;
  }

  #has = ({ key }: Control) => this.#options.page.evaluate((wanted) => window.crawl.has(wanted), key);

  /** Makes a control reachable: in the current state, else from the start state, else after a reload. Revealed controls one level deep skip the slow reload. */
  async #reach({ control, via }: Step): Promise<boolean> {
    if (this.#dialogWrote) await this.#restart();
    if (sameSteps(via, this.#pressedPath) && (await this.#has(control))) return true;
    if (await this.#reachFromStart({ control, via })) return true;
    // Dialog controls two levels deep are few, and repeating the steps may have cleared a checkbox on the way, so they are worth a reload.
    return (via.length === 0 || depthOf(via) > 1) && this.#reachAfterReload({ control, via });
  }

  async #reachFromStart(step: Step): Promise<boolean> {
    await this.#returnToStart();
    return this.#followSteps(step);
  }

  async #followSteps({ control, via }: Step): Promise<boolean> {
    for (const each of via) await this.#press(each);
    this.#pressedPath = via;
    return this.#has(control);
  }

  async #reachAfterReload(step: Step): Promise<boolean> {
    await this.#restart();
    return this.#followSteps(step);
  }

  async #restart() {
    await this.#options.restore(this.#writeCount > 0);
    [this.#writeCount, this.#dialogWrote] = [0, false];
    await this.#load();
  }

  async #load() {
    const { page, path } = this.#options;
    await page.goto(path);
    await expectPageReady(page);
    await waitUntilIdle(page);
    this.#startState = await page.evaluate(() => window.crawl.pageState());
    this.#pressedPath = [];
  }

  /** Returns the page to its start state: closes layers, goes back in the history, else reloads. */
  async #returnToStart() {
    const { page, restore } = this.#options;
    const startState = this.#startState ?? { href: '', idx: 0, layers: 0, look: '' };
    this.#pressedPath = [];
    for (let step = 0; step < TRIES; step += 1) {
      const now = await page.evaluate((to) => window.crawl.stepBack(to), startState).catch(() => undefined);
      if (now === 'arrived') return;
      if (now === undefined || now === 'changed') break;
      if (now === 'escape') await page.keyboard.press('Escape');
      else if (!(await arrivesAt(page, startState.href))) break;
      await waitUntilIdle(page);
    }
    await restore(false);
    await this.#load();
  }
}

/** Presses every control of a page once, and the controls in the layers and dialogs that open. Reports those that change nothing. */
export async function crawlPage(options: CrawlOptions): Promise<CrawlReport> {
  const crawler = new PageCrawler(options);
  const steps = await crawler.start();
  for (let step = steps.shift(); step; step = steps.shift()) steps.unshift(...(await crawler.take(step)));
  return crawler.report;
}
