import { stripVTControlCharacters } from 'node:util';

/** How much of one failure is printed again, and of all of them; the end of a long log is what is kept of it. */
const EACH = 30;
const ALL = 150;

const VITEST_END = /^⎯+(?:\[\d+\/\d+\]⎯*)?$/;

/** The FAIL blocks of what vitest printed: from each ` FAIL ` to the rule that ends it. */
export function failuresOfVitest(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const starts = lines.flatMap((line, at) => (/^\s*FAIL\s/.test(line) ? [at] : []));
  return starts.map((start, nth) => {
    const until = lines.findIndex((line, at) => at > start && VITEST_END.test(line.trim()));
    const end = Math.min(until === -1 ? lines.length : until, starts[nth + 1] ?? lines.length);
    return blockOf(lines[start].trim(), lines.slice(start + 1, end).join('\n'));
  });
}

/** What failed by Playwright's JSON report: where and what it is, then each error as it was told. */
export function failuresOfPlaywright(report) {
  const files = report.suites ?? [];
  const stories = files.flatMap((file) => storiesOf(file, []));
  const whole = (report.errors ?? []).map(({ message = '' }) => blockOf('before or after the stories', message));
  return [...whole, ...stories];
}

function storiesOf({ suites = [], specs = [], title, file }, above) {
  const path = title === file ? above : [...above, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected' && status !== 'skipped')
        .map(({ projectName, results }) => {
          const head = `[${projectName}] ${spec.file}:${spec.line} › ${[...path, spec.title].join(' › ')}`;
          const errors = results.flatMap((result) => result.errors ?? []).map(({ message = '' }) => message);
          return blockOf(head, errors.length > 0 ? errors.join('\n') : 'It did not run to its end.');
        }),
    );
  return [...own, ...suites.flatMap((suite) => storiesOf(suite, path))];
}

function blockOf(head, text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { head, lines: lines.slice(0, EACH), left: Math.max(0, lines.length - EACH) };
}

/** All failures of a run in at most 150 lines: every one is named, and those that come first are told. */
export function again(blocks) {
  if (blocks.length === 0) return [];
  const named = blocks.slice(0, ALL - 3);
  const rest = blocks.length > named.length ? [`… and ${blocks.length - named.length} more`] : [];
  const lines = ['', `What failed (${blocks.length}):`];
  let room = ALL - lines.length - named.length - rest.length;
  for (const { head, lines: told, left } of named) {
    const shown = [...told, ...(left > 0 ? [`… ${left} more lines`] : [])].slice(0, room);
    room -= shown.length;
    lines.push(`✘ ${head}`, ...shown.map((line) => `    ${line}`));
  }
  return [...lines, ...rest];
}
