import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a walk notes about itself: how many controls it pressed. */
export const CONTROLS = 'controls';

/** Says at the end how much the crawler saw, whichever workers it ran in. */
export default class CrawlReporter implements Reporter {
  #routes = 0;
  #controls = 0;

  onTestEnd(_: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type !== CONTROLS) continue;
      this.#routes += 1;
      this.#controls += Number(description);
    }
  }

  onEnd() {
    // oxlint-disable-next-line no-console -- how much was seen belongs into the run's log
    if (this.#routes > 0) console.log(`crawler: ${this.#routes} routes, ${this.#controls} controls`);
  }

  printsToStdio() {
    return false;
  }
}
