import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation type with which a crawl reports how many controls it pressed. */
export const CONTROLS = 'controls';

/** Prints at the end how many routes and controls the crawler covered, over all workers. */
export default class CrawlReporter implements Reporter {
  readonly #routes = new Set<string>();
  #controls = 0;

  onTestEnd(test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type !== CONTROLS) continue;
      this.#routes.add(test.parent.title);
      this.#controls += Number(description);
    }
  }

  onEnd() {
    // oxlint-disable-next-line no-console -- the coverage belongs in the log of the run
    if (this.#routes.size > 0) console.log(`crawler: ${this.#routes.size} routes, ${this.#controls} controls`);
  }

  printsToStdio() {
    return false;
  }
}
