import type { Page } from '@playwright/test';
import { expectPageReady } from '../../screens.ts';
import { EVERY } from './inject.ts';
import { press, waitUntilIdle } from './press.ts';
import type { Control, PageState } from './types.ts';

/** A control and what has to be pressed before it is there. */
type Step = { control: Control; via: readonly Control[] };

/**
 * What a walk saw: how many controls it pressed, which of them are dead, which of the page's own it could not reach again, and how many went
 * before their turn because they only come and go (a message that can be undone for a while).
 */
export type WalkReport = { pressed: number; dead: string[]; unreachable: string[]; vanished: number };

/** Which page, which part of it, and how this browser's storage (and with `data` the sample data) is put back. */
export type WalkOptions = { page: Page; path: string; part: Control['part']; restore: (data: boolean) => Promise<void> };

const TRIES = 5;
/** From so many controls on a dialog is compared with those before it. */
const LARGE_DIALOG = 8;
const keyOf = ({ key }: Control) => key;
const sameSteps = (one: readonly Control[], other: readonly Control[]) => one.map(keyOf).join() === other.map(keyOf).join();
/** How deep one is: another tab of the same drawer is as deep as the drawer. */
const depthOf = (via: readonly Control[]) => via.filter(({ role }) => role !== 'tab').length;

/** Whether the history or the router leads there at all: from behind the door it does not. */
const reaches = (page: Page, href: string) =>
  page.waitForURL(href, { timeout: 2000 }).then(
    () => true,
    () => false,
  );

class Walk {
  readonly report: WalkReport = { pressed: 0, dead: [], unreachable: [], vanished: 0 };
  readonly #options: WalkOptions;
  readonly #knownKeys = new Set<string>();
  readonly #shapes = new Set<string>();
  #homeState: PageState | undefined;
  /** What was pressed since the page was as it is at home. */
  #current: readonly Control[] = [];
  /** How many calls have changed the data since it was as the walk found it. */
  #writeCount = 0;
  /** An answer to a question changed the data: what comes next begins as everything did. */
  #dialogWrote = false;

  constructor(options: WalkOptions) {
    this.#options = options;
    options.page.on('request', (request) => (this.#writeCount += ['GET', 'HEAD'].includes(request.method()) ? 0 : 1));
  }

  async start(): Promise<Step[]> {
    const { page, part } = this.#options;
    await this.#load();
    const all = await page.evaluate(() => window.crawl.listControls());
    for (const { key } of all) this.#knownKeys.add(key);
    const steps = all.filter((control) => control.part === part).map((control) => ({ control, via: [] }));
    // What is chosen already comes last, when perhaps something else is.
    return steps.toSorted((one, other) => Number(one.control.chosen) - Number(other.control.chosen));
  }

  /** Presses one control; answers those that it brought to light. */
  async take(step: Step): Promise<Step[]> {
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
    const stayed = now?.href === this.#homeState?.href;
    const revealed = stayed ? await this.#revealed([...via, control]) : [];
    this.#dialogWrote = depthOf(via) > 1 && this.#writeCount > writes;
    if (revealed.length > 0) this.#current = [...via, control];
    else if (!stayed || via.length === 0) await this.#goHome();
    return revealed.map((found) => ({ control: found, via: [...via, control] }));
  }

  /** What pressing it changed; it is dead when it was so as the page was, from home, and from a page that was loaded afresh with its data. */
  async #pressWithRetries(step: Step): Promise<string | undefined> {
    const first = await this.#press(step.control);
    if (first !== undefined) return first;
    const second = (await this.#reachFromHome(step)) ? await this.#press(step.control) : undefined;
    if (second !== undefined) return second;
    return (await this.#reachAfterReload(step)) ? this.#press(step.control) : undefined;
  }

  async #press(control: Control) {
    const change = await press(this.#options.page, control.key);
    await waitUntilIdle(this.#options.page);
    return change;
  }

  /** What came to light: all of it one deep, and two deep the answers to a question that was asked there. */
  async #revealed(way: readonly Control[]) {
    const depth = depthOf(way);
    if (depth > 2) return [];
    const found = (await this.#options.page.evaluate(() => window.crawl.listControls())).filter(
      ({ key }) => !this.#knownKeys.has(key),
    );
    const mine =
      depth > 1 ? found.filter(({ dialog }) => dialog !== undefined && !way.some((each) => each.dialog === dialog)) : found;
    for (const { key } of mine) this.#knownKeys.add(key);
    return this.#isRepeated(mine) ? [] : mine;
  }

  /** Of large dialogs that are alike (a role's rights, for each role) it walks the first, unless every one is asked for. */
  #isRepeated(found: readonly Control[]): boolean {
    if (EVERY || found.length < LARGE_DIALOG || !found.every(({ dialog }) => dialog !== undefined)) return false;
    const shape = found.map(({ key, dialog }) => key.replace(` · in “${dialog}”`, '')).join(' | ');
    if (this.#shapes.has(shape)) return true;
    this.#shapes.add(shape);
    return false;
  }

  #has = ({ key }: Control) => this.#options.page.evaluate((wanted) => window.crawl.has(wanted), key);

  /** Makes a control reachable, with ever stronger means: as the page is, from home, from a page that was loaded afresh. What another brought is not worth the last. */
  async #reach({ control, via }: Step): Promise<boolean> {
    if (this.#dialogWrote) await this.#restart();
    if (sameSteps(via, this.#current) && (await this.#has(control))) return true;
    if (await this.#reachFromHome({ control, via })) return true;
    // What is two deep is an answer, and those are few; a tick on the way to it may have been taken away by going there again.
    return (via.length === 0 || depthOf(via) > 1) && this.#reachAfterReload({ control, via });
  }

  async #reachFromHome(step: Step): Promise<boolean> {
    await this.#goHome();
    return this.#followSteps(step);
  }

  async #followSteps({ control, via }: Step): Promise<boolean> {
    for (const each of via) await this.#press(each);
    this.#current = via;
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
    this.#homeState = await page.evaluate(() => window.crawl.pageState());
    this.#current = [];
  }

  /** Back to the page as it was: out of what is open, along the history, or loaded afresh. */
  async #goHome() {
    const { page, restore } = this.#options;
    const home = this.#homeState ?? { href: '', idx: 0, layers: 0, look: '' };
    this.#current = [];
    for (let step = 0; step < TRIES; step += 1) {
      const now = await page.evaluate((to) => window.crawl.stepBack(to), home).catch(() => undefined);
      if (now === 'there') return;
      if (now === undefined || now === 'changed') break;
      if (now === 'escape') await page.keyboard.press('Escape');
      else if (!(await reaches(page, home.href))) break;
      await waitUntilIdle(page);
    }
    await restore(false);
    await this.#load();
  }
}

/** Presses every control of a page once, those in what they open, and the answers to what is asked there; notes which change nothing. */
export async function walk(options: WalkOptions): Promise<WalkReport> {
  const way = new Walk(options);
  const steps = await way.start();
  for (let step = steps.shift(); step; step = steps.shift()) steps.unshift(...(await way.take(step)));
  return way.report;
}
