import { expectPageReady } from '../../screens.ts';
import { EVERY } from './inject.ts';
import { ControlGone, ignoreGone, PATIENCE_MS, press, waitForControl, waitUntilIdle } from './press.ts';
import { layersAfter, pathAfter, pathTo, sameSteps, type Step } from './steps.ts';
import { stepBackTo } from './step-back.ts';
import type { Control, CrawlOptions, PageState } from './types.ts';

/**
 * The result of a crawl: how many controls were pressed, and three kinds of failure, each with the steps to its control. A dead control changes nothing. An unreachable one
 * was listed, but is missing when it should be pressed, even after a reload with restored data. An error was thrown while the control was reached or pressed.
 */
export type CrawlReport = { pressed: number; dead: string[]; unreachable: string[]; errors: string[] };

/** A dialog with at least this many controls is compared with earlier dialogs. */
const LARGE_DIALOG = 8;
/** How many layers are opened over a page: a menu or a dialog; `pnpm crawl` also opens the dialogs of their controls. */
const LAYERS = EVERY ? 2 : 1;

class PageCrawler {
  readonly report: CrawlReport = { pressed: 0, dead: [], unreachable: [], errors: [] };
  readonly #options: CrawlOptions;
  readonly #knownKeys = new Set<string>();
  readonly #shapes = new Set<string>();
  #startState: PageState | undefined;
  /** The controls that lead from the start state to the present one, and all that were pressed since then. */
  #pressedPath: readonly Control[] = [];
  #pressedSinceStart: readonly Control[] = [];
  /** The start state was reached by loading the page, not by stepping back to it. */
  #isFresh = false;
  /** The keys of the controls that existed before the last press. */
  #keysBefore: ReadonlySet<string> = new Set();
  /** The keys of the controls that exist now, if nothing has changed since they were listed. */
  #keysNow: ReadonlySet<string> | undefined;
  /** The number of write requests since the sample data was restored. */
  #writeCount = 0;
  /** The last control changed the data, so the next step restores it first: what a later dialog offers may depend on it. Only `pnpm crawl` takes that time. */
  #dataChanged = false;

  constructor(options: CrawlOptions) {
    this.#options = options;
    options.page.on('request', (request) => (this.#writeCount += ['GET', 'HEAD'].includes(request.method()) ? 0 : 1));
  }

  async start(): Promise<Step[]> {
    const { part, panelOnly, share = { index: 0, of: 1 } } = this.#options;
    await this.#load();
    const all = await this.#options.page.evaluate(() => window.crawl.listControls());
    for (const { key } of all) this.#knownKeys.add(key);
    const isOwn = (control: Control) => control.part === part && (EVERY || !panelOnly || control.inPanel);
    const own = all.filter(isOwn).filter((_, at) => at % share.of === share.index);
    const steps = own.map((control) => ({ control, via: [], layers: 0 }));
    // Selected controls come last: by then another one may be selected.
    return steps.toSorted((one, other) => Number(one.control.chosen) - Number(other.control.chosen));
  }

  /** Presses one control; returns steps for the controls that it revealed. A failure is reported with its name, and the crawl continues on a reloaded page. */
  async take(step: Step): Promise<Step[]> {
    try {
      return await this.#take(step);
    } catch (error) {
      if (error instanceof ControlGone) this.report.unreachable.push(`${pathTo(step)}: ${error.message}`);
      else this.report.errors.push(`${pathTo(step)}: ${String(error)}`);
    }
    await this.#restart();
    return [];
  }

  async #take(step: Step): Promise<Step[]> {
    await this.#reach(step);
    const writes = this.#writeCount;
    const change = await this.#pressForVerdict(step);
    this.report.pressed += 1;
    if (change === undefined) this.report.dead.push(pathTo(step));
    const after = await this.#listIfAtStart();
    const revealed = after ? this.#revealedBy(step, after) : [];
    this.#dataChanged = EVERY && this.#writeCount > writes;
    const path = pathAfter(step, this.#pressedSinceStart);
    if (revealed.length > 0) this.#pressedPath = path;
    else if (!after || step.via.length === 0) await this.#returnToStart();
    return revealed.map((found) => ({ control: found, via: path, layers: layersAfter(step) }));
  }

  /** Presses a control and returns what changed. If nothing did, presses it again after a reload with restored data: earlier presses may have left nothing to change. */
  async #pressForVerdict(step: Step): Promise<string | undefined> {
    if (!this.#isFreshFor(step)) {
      const change = await this.#press(step.control).catch(ignoreGone);
      if (change !== undefined) return change;
      await this.#reachAfterReload(step);
    }
    return this.#press(step.control, PATIENCE_MS);
  }

  async #press(control: Control, bound?: number) {
    [this.#pressedSinceStart, this.#keysNow] = [[...this.#pressedSinceStart, control], undefined];
    const { change, keysBefore } = await press(this.#options.page, control.key, bound);
    this.#keysBefore = keysBefore;
    return change;
  }

  /** The controls, or undefined if the last press left the start address. */
  async #listIfAtStart() {
    const all = await this.#options.page.evaluate((href) => window.crawl.listControlsAt(href), this.#startState?.href ?? '');
    this.#keysNow = new Set(all?.map(({ key }) => key));
    return all;
  }

  /**
   * The controls that a press revealed, without those that existed before it (such as the undo button of an earlier message). In the first layer all of them,
   * in the second only those of a new dialog.
   */
  #revealedBy(step: Step, all: readonly Control[]) {
    const layers = layersAfter(step);
    if (layers > LAYERS) return [];
    const found = all.filter(({ key }) => !this.#knownKeys.has(key) && !this.#keysBefore.has(key));
    const earlier = new Set([...step.via, step.control].map(({ dialog }) => dialog));
    const accepted = layers > 1 ? found.filter(({ dialog }) => dialog !== undefined && !earlier.has(dialog)) : found;
    for (const { key } of accepted) this.#knownKeys.add(key);
    return this.#isRepeated(accepted) ? [] : accepted;
  }

  /** Whether a similar large dialog was crawled before (for example, each role has a dialog with its rights). With EVERY, no dialog is skipped. */
  #isRepeated(found: readonly Control[]): boolean {
    if (EVERY || found.length < LARGE_DIALOG || !found.every(({ dialog }) => dialog !== undefined)) return false;
    const shape = found.map(({ key, dialog }) => key.replace(` · in “${dialog}”`, '')).join(' | ');
    if (this.#shapes.has(shape)) return true;
    this.#shapes.add(shape);
    return false;
  }

  /** Whether only the controls leading to a step were pressed since a load. */
  #isFreshFor = ({ via }: Step) => this.#isFresh && sameSteps(this.#pressedSinceStart, via);

  async #has({ key }: Control): Promise<boolean> {
    return this.#keysNow?.has(key) ?? this.#options.page.evaluate((wanted) => window.crawl.has(wanted), key);
  }

  /** Makes a control reachable: in the current state, else from the start state, else after a reload with restored data. */
  async #reach(step: Step): Promise<void> {
    if (this.#dataChanged) await this.#restart();
    // A control that is gone after earlier presses is searched on a reloaded page by `#pressForVerdict` too.
    const mayBeGone = step.via.length === 0 && !this.#isFreshFor(step);
    if (sameSteps(this.#pressedPath, step.via) && (mayBeGone || (await this.#has(step.control)))) return;
    await this.#returnToStart();
    // Some controls stay, such as those of a selection; the steps to them would then remove them.
    if (await this.#has(step.control)) this.#pressedPath = step.via;
    else if (!(await this.#followSteps(step).catch(ignoreGone))) await this.#reachAfterReload(step);
  }

  async #followSteps({ control, via }: Step): Promise<boolean> {
    for (const each of via) await this.#press(each);
    this.#pressedPath = via;
    return this.#has(control);
  }

  /** Reaches a control on a reloaded page. Only here a missing control is a failure, because nothing but the steps to it has changed the page. */
  async #reachAfterReload({ control, via }: Step): Promise<void> {
    await this.#restart();
    for (const each of via) {
      await waitForControl(this.#options.page, each.key);
      await this.#press(each);
    }
    this.#pressedPath = via;
    await waitForControl(this.#options.page, control.key);
  }

  async #restart() {
    await this.#options.restore(this.#writeCount > 0);
    [this.#writeCount, this.#dataChanged] = [0, false];
    await this.#load();
  }

  async #load() {
    const { page, path } = this.#options;
    await page.goto(path);
    await expectPageReady(page);
    await waitUntilIdle(page);
    // A page that redirects is ready for a moment before its target is.
    await expectPageReady(page);
    this.#startState = await page.evaluate(() => window.crawl.pageState());
    [this.#pressedPath, this.#pressedSinceStart, this.#keysNow] = [[], [], undefined];
    this.#isFresh = true;
  }

  async #returnToStart() {
    const { page, restore } = this.#options;
    if (this.#pressedSinceStart.length > 0) this.#isFresh = false;
    [this.#pressedPath, this.#pressedSinceStart, this.#keysNow] = [[], [], undefined];
    if (this.#startState && (await stepBackTo(page, this.#startState))) return;
    await restore(false);
    await this.#load();
  }
}

/** Presses every control of a page once, and the controls in the layers and dialogs that open. Reports those that fail. */
export async function crawlPage(options: CrawlOptions): Promise<CrawlReport> {
  const crawler = new PageCrawler(options);
  const steps = await crawler.start();
  for (let step = steps.shift(); step; step = steps.shift()) steps.unshift(...(await crawler.take(step)));
  return crawler.report;
}
