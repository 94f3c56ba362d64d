/** Runs steps one after the other and collects their results; a failed step does not stop the next one. */
export class Steps {
  results = [];

  /**
   * @param {string} name
   * @param {() => Promise<{ ok: boolean, passed?: number, failed?: number, note?: string, failures?: { head: string, lines: string[], left: number }[] }>} work
   */
  async run(name, work) {
    const start = performance.now();
    console.log(`\n▶ ${name}`);
    const result = await work().catch((error) => ({ ok: false, note: error instanceof Error ? error.message : String(error) }));
    this.results.push({ name, seconds: (performance.now() - start) / 1000, passed: 0, failed: 0, note: '', ...result });
    console.log(lineOf(this.results.at(-1)));
    return result.ok;
  }

  /** The failures of all steps, in order. */
  failures() {
    return this.results.flatMap(({ failures = [] }) => failures);
  }

  /** A line per step, then a last line with only `N passed, N failed`. A step that failed without a failed test counts as one failure. */
  summary() {
    const passed = this.results.reduce((sum, step) => sum + step.passed, 0);
    const failed = this.results.reduce((sum, step) => sum + (step.ok ? step.failed : Math.max(1, step.failed)), 0);
    return { lines: [...this.results.map(lineOf), `${passed} passed, ${failed} failed`], failed };
  }
}

function lineOf({ name, ok, seconds, note, passed, failed }) {
  const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
  const rest = [tests, note].filter(Boolean).join('; ');
  return `${ok ? '✔' : '✘'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${rest}`.trimEnd();
}
