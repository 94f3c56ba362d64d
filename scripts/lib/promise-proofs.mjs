import { join } from 'node:path';
import { NIGHTLY, PROMISES, SPEEDS } from './promise-list.mjs';

/** The titles of the tests that prove a promise, as a pattern for the test runners; `ids` limits it to some promises. */
export const namesOf = (ids = ['[MAZIBCOS][0-9]{1,2}']) => `(^| )(${ids.join('|')})[ :,]`;

/** The promise ids in a test's full name (its own title and those of its groups), such as `M1 M10 200 at once …`; `[undefined]` if it has none. */
function idsOf(name) {
  const found = [...name.matchAll(/(?:^| )([MAZIBCOS]\d{1,2})(?=[\s:,])/g)].map(([, id]) => id);
  return found.length > 0 ? [...new Set(found)] : [undefined];
}

/** The texts of a test file that begin with an id, as titles of tests do: `{ ids, text }`. A text ends before its first placeholder. */
export const titlesIn = (source) =>
  source
    .split(/['"`]/)
    .filter((part) => /^[MAZIBCOS][1-9]\d?[\s:,]/.test(part))
    .map((part) => ({ ids: idsOf(part), text: part.split(/[$%\\\n]/)[0] }));

/**
 * The proofs in vitest's JSON report of a run that was limited to the titles `names`: `{ id, title, name, file, ok, figure }`; `name` includes the titles of the groups.
 * A test that did not run, or a file that could not be imported, is no proof. The report also marks tests outside the title filter as `skipped`; they are
 * recognised by their names. A test can report a figure with `context.task.meta.figure`.
 */
export function fromVitest(report, names = namesOf()) {
  const wanted = new RegExp(names);
  return report.testResults.flatMap(({ name: file, status: whole, message, assertionResults }) => {
    const inRun = assertionResults.filter(({ fullName, status }) => /^(?:pass|fail)ed$/.test(status) || wanted.test(fullName));
    const proofs = inRun.flatMap(({ fullName, title, status, meta }) => {
      const ok = status === 'passed';
      const proof = { title: ok ? title : `${title} (${status})`, name: fullName, file, ok, figure: meta?.figure };
      return idsOf(fullName).flatMap((id) => (id ? { id, ...proof } : []));
    });
    const isWhole = whole !== 'failed' || proofs.some(({ ok }) => !ok);
    return isWhole ? proofs : [...proofs, { id: undefined, title: `${file}: ${message || 'failed'}`, ok: false }];
  });
}

/**
 * The proofs in Playwright's JSON report, in the format of fromVitest; errors outside of tests count as failures. A test can report a figure with an
 * annotation `{ type: 'figure', description }`.
 */
export function fromPlaywright({ config, suites = [], errors = [] }) {
  const outside = errors.map(({ message }) => ({ id: undefined, title: message, ok: false }));
  return [...outside, ...suites.flatMap((file) => specsOf(file, [], config?.rootDir ?? ''))];
}

/** The proofs of a suite and its nested suites; `around` has the titles of the enclosing suites, without the file's. */
const specsOf = ({ suites = [], specs = [] }, around, root) => [
  ...suites.flatMap((suite) => specsOf(suite, [...around, suite.title], root)),
  ...specs.flatMap((spec) => proofsOf(spec, [...around, spec.title].join(' '), root)),
];

function proofsOf({ title, file = '', tests }, name, root) {
  const figure = tests.flatMap((test) => test.annotations ?? []).find(({ type }) => type === 'figure')?.description;
  const statuses = tests.map(({ results }) => results?.at(-1)?.status ?? 'did not run');
  const bad = statuses.filter((status) => status !== 'passed');
  const ok = statuses.length > 0 && bad.length === 0;
  const proof = { title: ok ? title : `${title} (${bad[0] ?? 'did not run'})`, name, file: join(root, file), ok, figure };
  return idsOf(name).map((id) => ({ id, ...proof }));
}

/**
 * The failures that a package's report lacks: each of `titles` (`{ ids, text, file }`) for which no test of the same file ran, and an exit code that no failed test
 * explains.
 */
export function missingFrom({ path, titles, code, proofs }) {
  const never = titles
    .filter(({ file, text }) => !proofs.some((proof) => proof.file === file && proof.name.includes(text)))
    .flatMap(({ ids, file, text }) =>
      ids.map((id) => ({ id, title: `${file} names "${text.trim()}", but no such test ran`, ok: false })),
    );
  const unexplained = code !== 0 && [...proofs, ...never].every(({ ok }) => ok);
  return unexplained ? [...never, { id: undefined, title: `${path} ended with code ${code}`, ok: false }] : never;
}

/**
 * A line per promise: id, whether it holds, description, figures, and the speed that it aims at. A promise without a test does not hold. An id that no list of
 * promises contains is an error, and so is a failure that belongs to none of these promises.
 */
export function scoreboard(proofs, promises = PROMISES) {
  const rows = Object.entries(promises).map(([id, words]) => {
    const own = proofs.filter((proof) => proof.id === id);
    const broken = own.filter(({ ok }) => !ok);
    const figures = [...new Set(own.map(({ figure }) => figure).filter(Boolean))];
    const holds = own.length > 0 && broken.length === 0;
    const summary =
      own.length === 0
        ? 'no test'
        : [
            `${own.length - broken.length} of ${own.length} tests`,
            ...figures,
            ...(SPEEDS[id] ? [`goal: ${SPEEDS[id].join(', ')}`] : []),
            ...broken.map(({ title }) => `broken: ${title}`),
          ].join('; ');
    return { id, holds, line: `${id.padEnd(4)} ${holds ? 'holds  ' : 'BROKEN '} ${words}: ${summary}` };
  });
  const known = { ...PROMISES, ...NIGHTLY, ...promises };
  const others = proofs.flatMap(({ id, ok, title }) => {
    if (id !== undefined && !(id in known)) return [`${id} has no row in the list of promises`];
    return ok || id in promises ? [] : [title];
  });
  const unique = [...new Set(others)];
  return [...rows, ...unique.map((text) => ({ id: undefined, holds: false, line: `!    BROKEN  ${text}` }))];
}
