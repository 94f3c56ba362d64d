import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { judge } from '../commands/promises.mjs';
import { fixture } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { NIGHTLY, PROMISES } from './promise-list.mjs';
import { fromPlaywright, fromVitest, missingFrom, namesOf, scoreboard, titlesIn } from './promise-proofs.mjs';
import { readTexts } from './sources.mjs';
import { toolsOf } from './toolchain.mjs';
import { packages } from './workspace.mjs';

const idsIn = (source) => titlesIn(source).flatMap(({ ids }) => ids);
const words = { M1: 'one', M2: 'two', C2: 'three', O1: 'four' };
const test = (fullName, status, meta) => ({ fullName, title: fullName, status, meta });

const broken = (proofs) =>
  scoreboard(proofs, words)
    .filter(({ id, holds }) => !holds && (id === undefined || proofs.some((proof) => proof.id === id)))
    .map(({ line }) => line);
const vitestFile = (file) => fromVitest({ testResults: [{ name: 'a.test.ts', assertionResults: [], ...file }] });
const spec = (...tests) => fromPlaywright({ suites: [{ specs: [{ title: 'C2 ten at once', ok: true, tests }] }] });
const owed = (text) => titlesIn(text).map((title) => ({ ...title, file: 'a.test.ts' }));
const missing = (source, proofs = []) => missingFrom({ path: 'apps/api', titles: owed(source), code: 0, proofs });

it.each([
  ['a skipped test', vitestFile({ assertionResults: [test('M1 left out', 'skipped')] }), 'broken: M1 left out (skipped)'],
  ['a test that is still to be written', vitestFile({ assertionResults: [test('M1 later', 'todo')] }), '(todo)'],
  ['a file that cannot be imported', vitestFile({ status: 'failed', message: 'Cannot find ./b.ts' }), 'Cannot find ./b.ts'],
  ['a test without an assertion', vitestFile({ assertionResults: [test('M1 empty', 'failed')] }), '(failed)'],
  ['a browser test marked fixme', spec({ results: [{ status: 'skipped' }] }), 'C2 ten at once (skipped)'],
  ['a browser test that never ran', spec({ results: [] }), '(did not run)'],
  ['a browser test in no project', spec(), '(did not run)'],
  ['one of two projects', spec({ results: [{ status: 'passed' }] }, { results: [{ status: 'timedOut' }] }), '(timedOut)'],
  ['a global set-up that failed', fromPlaywright({ errors: [{ message: 'The seed failed' }] }), 'The seed failed'],
  ['an id without a row', vitestFile({ assertionResults: [test('M99 nobody knows', 'passed')] }), 'M99 has no row'],
  [
    'an exit code that no test explains',
    missingFrom({ path: 'apps/api', titles: [], code: 1, proofs: [] }),
    'apps/api ended with code 1',
  ],
  ['a test that is named but never ran', missing("it('M1 one', …)"), 'a.test.ts names "M1 one", but no such test ran'],
  ['a failed test of a promise that this run has no row for', [{ id: 'M11', title: 'M11 load', ok: false }], 'M11 load'],
])('%s does not pass', (_, proofs, text) => expect(broken(proofs)).toEqual([expect.stringContaining(text)]));

it('a failed test explains a non-zero exit code', () =>
  expect(missingFrom({ path: 'apps/api', titles: [], code: 1, proofs: [{ id: 'M1', ok: false }] })).toEqual([]));

it.each([
  ['a test of this file', vitestFile({ assertionResults: [test('M1 two tabs pay', 'passed')] }), []],
  ['a test of another file', vitestFile({ name: 'b.test.ts', assertionResults: [test('M1 two tabs pay', 'passed')] }), ['M1']],
  ['another test of this file', vitestFile({ assertionResults: [test('M1 one tab pays', 'passed')] }), ['M1']],
])('a title must be proved by a test of its own file: %s', (_, proofs, ids) =>
  expect(missing('it.each(tabs)(`M1 two ${many} pay`, …)', proofs).map(({ id }) => id)).toEqual(ids),
);

it('a browser test is identified by its file and the titles of its groups', () => {
  const specs = [{ title: 'pays', file: 'product/pay.spec.ts', tests: [{ results: [{ status: 'passed' }] }] }];
  const suites = [{ title: 'product/pay.spec.ts', suites: [{ title: 'C2 a tab', specs }] }];
  expect(fromPlaywright({ config: { rootDir: '/e2e/tests' }, suites })).toMatchObject([
    { id: 'C2', name: 'C2 a tab pays', file: '/e2e/tests/product/pay.spec.ts', ok: true },
  ]);
});

it('the nightly run counts only its own promises, each with all of its tests', () => {
  const names = namesOf(Object.keys(NIGHTLY));
  const lines = (assertionResults) =>
    scoreboard(fromVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] }, names), { A5: 'five' }).map(
      ({ line }) => line,
    );
  const left = [test('M1 left out', 'skipped'), test('M2 left out', 'todo'), test('a plain test', 'skipped')];
  expect(lines([...left, test('A5 A14 known to nobody', 'passed')])).toEqual(['A5   holds   five: 1 of 1 tests']);
  expect(lines([...left, test('A5 A14 known to nobody', 'skipped')])).toEqual([
    'A5   BROKEN  five: 0 of 1 tests; broken: A5 A14 known to nobody (skipped)',
    '!    BROKEN  A5 A14 known to nobody (skipped)',
  ]);
  expect(lines([test('A5 A99 known to nobody', 'passed')])[1]).toBe('!    BROKEN  A99 has no row in the list of promises');
});

it('finds the ids that titles begin with', () =>
  expect(idsIn(`it('M1 one', …); it("A12: two", …); it(\`Z1, three\`, …); 'B1'; 'XM3 no'`)).toEqual(['M1', 'A12', 'Z1']));

it('credits a test to each promise that its title names', () => {
  const report = { testResults: [{ assertionResults: [test('two servers M1 M10, M16 buy at once', 'passed')] }] };
  expect(fromVitest(report).map(({ id }) => id)).toEqual(['M1', 'M10', 'M16']);
});

it('has a row for each promise that a test names', () => {
  const named = packages().flatMap(({ folder }) =>
    readTexts(folder).flatMap(({ path, text }) => (/\.(?:test|spec|nightly)\./.test(path) ? idsIn(text) : [])),
  );
  const rows = { ...PROMISES, ...NIGHTLY };
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((id) => !(id in rows))).toEqual([]);
});

const HONEST = "it('M1 holds', () => expect(1).toBe(1));";
const CHEATS = {
  'honest.test.js': HONEST,
  'skipped.test.js': "it.skip('M2 skipped', () => expect(1).toBe(1));",
  'empty.test.js': "it('M3 empty', () => {});",
  'silent.test.js': "it('M4 asserts nothing', () => JSON.parse('{}'));",
  'import.test.js': `import './gone.js';\n${HONEST.replace('M1', 'M5')}`,
  'before.test.js': `describe('a', () => { beforeAll(() => { throw new Error('no'); }); ${HONEST.replace('M1', 'M6')} });`,
  'return.test.js': `describe('a', () => { ${HONEST} if (true) return; it('M1 after a return', () => expect(1).toBe(1)); });`,
  'suffix.spec.js': HONEST.replace('M1', 'M7'),
};
/** A file in which every promise holds, but an error occurs after the tests. */
const LATE = `for (const id of ${JSON.stringify(Object.keys(PROMISES))}) it(id + ' holds', () => expect(id).toBe(id));
it('M1 fails later', () => { void Promise.reject(new Error('late')); expect(1).toBe(1); });`;

/** Judges a vitest run on these test files; returns the exit code and the lines of broken promises. */
async function judged(files, nightly = false) {
  const config = "export default { test: { globals: true, include: ['*.test.js'] } };";
  const { root, remove } = fixture({ 'vitest.config.mjs': config, 'package.json': { type: 'module' }, ...files });
  onTestFinished(remove);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(root, 'node_modules/vitest'));
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const env = Object.fromEntries(Object.entries(toolsOf(ROOT, process.env)).filter(([name]) => !name.startsWith('VITEST')));
  const code = await judge([{ folder: root, path: 'fixture', layer: 'web' }], env, nightly, join(root, 'promises.json'));
  const lines = printed.mock.calls.flatMap(([text]) => text.split('\n'));
  return {
    code,
    broken: lines
      .filter((line) => /^\S+ +BROKEN/.test(line) && !line.endsWith(': no test'))
      .map((line) => line.replaceAll(`${root}/`, '')),
  };
}

it('a vitest run fails for each test that proves nothing', async () => {
  const { code, broken } = await judged(CHEATS);
  expect(code).toBe(1);
  expect(broken).toEqual([
    expect.stringMatching(/^M1 .*2 of 3 tests; broken: return.test.js names "M1 after a return", but no such test ran$/),
    expect.stringMatching(/^M2 .*broken: M2 skipped \(skipped\)$/),
    expect.stringMatching(/^M3 .*broken: M3 empty \(failed\)$/),
    expect.stringMatching(/^M4 .*broken: M4 asserts nothing \(failed\)$/),
    expect.stringMatching(/^M5 .*broken: import.test.js names "M5 holds", but no such test ran$/),
    expect.stringMatching(/^M6 .*broken: M6 holds \(skipped\)$/),
    expect.stringMatching(/^M7 .*broken: suffix.spec.js names "M7 holds", but no such test ran$/),
    expect.stringMatching(/^! .*import.test.js: .*gone\.js/),
  ]);
});

it('a vitest run fails for an error outside of tests', async () =>
  expect(await judged({ 'late.test.js': LATE })).toMatchObject({
    code: 1,
    broken: ['!    BROKEN  fixture ended with code 1'],
  }));

it('the nightly run fails if a nightly file did not run', async () => {
  const files = { 'day.test.js': `${HONEST} ${HONEST.replace('M1', 'A5')}`, 'a.nightly.js': HONEST.replace('M1', 'A2') };
  const { broken } = await judged({ ...files, 'b.nightly.js': HONEST }, true);
  expect(broken).toEqual([
    expect.stringMatching(/^A2 .*broken: a.nightly.js names "A2 holds", but no such test ran$/),
    '!    BROKEN  b.nightly.js names "M1 holds", but no such test ran',
  ]);
});
