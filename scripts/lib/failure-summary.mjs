import { stripVTControlCharacters } from 'node:util';

/** The most lines that the summary repeats of one failure, and of all together. CI services keep only the end of a long log. */
const MAX_PER_FAILURE = 60;
const MAX_LINES = 150;

const VITEST_END = /^⎯+(?:\[\d+\/\d+\]⎯*)?$/;

/** The FAIL blocks of vitest's output: each from ` FAIL ` to the line that ends it. */
export function failuresOfVitest(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const starts = lines.flatMap((line, at) => (/^\s*FAIL\s/.test(line) ? [at] : []));
  return starts.map((start, nth) => {
    const until = lines.findIndex((line, at) => at > start && VITEST_END.test(line.trim()));
    const end = Math.min(until === -1 ? lines.length : until, starts[nth + 1] ?? lines.length);
    return blockOf(lines[start].trim(), lines.slice(start + 1, end).join('\n'));
  });
}

/**
 * The failures in Playwright's JSON report: place and title, the error messages, then what the page showed at the end. `read` returns the text of an attached file.
 */
export function failuresOfPlaywright(report, read) {
  const files = report.suites ?? [];
  const tests = files.flatMap((file) => testsOf(file, [], read));
  const global = (report.errors ?? []).map(({ message = '' }) => blockOf('before or after the tests', message));
  return [...global, ...tests];
}

function testsOf({ suites = [], specs = [], title, file }, above, read) {
  const path = title === file ? above : [...above, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected' && status !== 'skipped')
        .map(({ projectName, results }) => {
          const head = `[${projectName}] ${spec.file}:${spec.line} › ${[...path, spec.title].join(' › ')}`;
          const errors = results.flatMap((result) => result.errors ?? []).map(({ message = '' }) => message);
          const text = errors.length > 0 ? errors.join('\n') : 'It did not run to its end.';
          return blockOf(head, [text, ...results.map((result) => pageAtTheEnd(result, read))].join('\n'));
        }),
    );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path, read))];
}

/** The main part of the page as Playwright saw it when the test failed: roles, names and texts. */
function pageAtTheEnd({ attachments = [] }, read) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const blocks = [...read(path).matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml]) => yaml);
  const page = blocks.at(-1) ?? '';
  return `The page:\n${/^- main:.*?(?=^- |$(?![^]))/ms.exec(page)?.[0] ?? page}`;
}

function blockOf(head, text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { head, lines: lines.slice(0, MAX_PER_FAILURE), left: Math.max(0, lines.length - MAX_PER_FAILURE) };
}

/** All failures of a run in at most 150 lines: the titles of all, and details of the first ones. */
export function failureSummary(blocks) {
  if (blocks.length === 0) return [];
  const named = blocks.slice(0, MAX_LINES - 3);
  const rest = blocks.length > named.length ? [`… and ${blocks.length - named.length} more`] : [];
  const lines = ['', `What failed (${blocks.length}):`];
  let remaining = MAX_LINES - lines.length - named.length - rest.length;
  for (const { head, lines: details, left } of named) {
    const shown = [...details, ...(left > 0 ? [`… ${left} more lines`] : [])].slice(0, remaining);
    remaining -= shown.length;
    lines.push(`✘ ${head}`, ...shown.map((line) => `    ${line}`));
  }
  return [...lines, ...rest];
}
