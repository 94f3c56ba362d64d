import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { figuresIn } from './figures.mjs';
import { readSources } from './sources.mjs';
import { packages } from './workspace.mjs';

const read = (text) => figuresIn({ path: 'a.test.ts', text, program: parseSync('a.test.ts', text).program });

const NO_VALUE = 'a text without a measured value';
const NO_MEASURE = 'a value that is a constant';
const HIDDEN = 'a report that cannot be followed';

it.each([
  ["figure(context, '50 of 200');", NO_VALUE],
  ["const text = '50 of 200'; figure(context, text);", NO_VALUE],
  ["let text = ''; text = '50 of 200'; figure(context, text);", NO_VALUE],
  ["const [text] = ['50 of 200']; figure(context, text);", NO_VALUE],
  ["const { text } = { text: '50 of 200' }; figure(context, text);", NO_VALUE],
  ['let one = two; let two = one; figure(context, one);', NO_VALUE],
  ["task.meta.figure = '100,000 cases';", NO_VALUE],
  ["task.meta['figure'] = '100,000 cases';", NO_VALUE],
  ["const key = 'figure'; task.meta[key] = '100,000 cases';", NO_VALUE],
  ["task.meta = { figure: '100,000 cases' };", NO_VALUE],
  ["Object.assign(task.meta, { figure: '100,000 cases' });", NO_VALUE],
  ["Object.assign(task.meta, { ['figure']: '100,000 cases' });", NO_VALUE],
  ["list.push({ type: 'figure', description: '0 violations' });", NO_VALUE],
  ["list.push({ 'type': 'figure', 'description': '0 violations' });", NO_VALUE],
  ['figure(context, `${bought} of 200`);', 'a number in the text: "of 200"'],
  ['figure(context, `0 lost, ${bought} bought`);', 'a number in the text: "0 lost,"'],
  ['const text = `0 lost, ${bought} bought`; figure(context, text);', 'a number in the text: "0 lost,"'],
  ['const lost = `0 lost, ${bought} bought`; figure(context, `${lost}`);', 'a number in the text: "0 lost,"'],
  ['figure(context, `${PLANS} runs`);', NO_MEASURE],
  ['figure(context, `${inWords(HISTORIES)} histories`);', NO_MEASURE],
  ['figure(context, `${bought} of ${ATTEMPTS * 2}`);', NO_MEASURE],
  ['const bought = 50; figure(context, `${bought} of them`);', NO_MEASURE],
  ['const bought = 50; const all = bought * 4; figure(context, `${inWords(all)} of them`);', NO_MEASURE],
  ['const fifty = () => 50; figure(context, `${fifty()} of them`);', NO_MEASURE],
  ['async function fifty() { return 50; } const bought = await fifty(); figure(context, `${bought} of them`);', NO_MEASURE],
  ['figure(context, `${Math.max(50)} of them`);', NO_MEASURE],
  ['figure(context, `${(50).toFixed()} of them`);', NO_MEASURE],
  ["const f = figure; f(context, '50');", HIDDEN],
  ["import { figure as f } from './figure.ts'; f(context, '50');", HIDDEN],
  ["import * as all from './figure.ts'; all.figure(context, '50');", HIDDEN],
  ["const { figure: f } = await import('./figure.ts'); f(context, '50');", HIDDEN],
  ["figure.call(undefined, context, '50');", HIDDEN],
  ["figure(...[context, '50']);", HIDDEN],
  ["Object.defineProperty(task.meta, 'figure', { value: '50' });", HIDDEN],
  ["list.push({ type: 'figure', ...described });", HIDDEN],
])('refuses %s', (text, constant) => expect(read(text)).toEqual([{ at: 'a.test.ts:1', constant }]));

it.each([
  'figure(context, `${bought} of ${results.length}, p99 ${Math.round(p99)} ms`);',
  'figure(context, text);',
  'task.meta.figure = `${result.numRuns} cases`;',
  "list.push({ type: 'figure', description: `${await mailed(made)} sent` });",
  'const text = `${result.numRuns} cases`; figure(context, text);',
  "const { text } = await underLoad(50, 'crash'); figure(context, text);",
  'let kills = 0; kills += 1; figure(context, `${kills} kills`);',
  'const seen = []; for (const each of all) seen.push(each); figure(context, `at most ${Math.max(...seen)}`);',
  'const bought = 50; { const bought = await count(); figure(context, `${bought} of them`); }',
  'const note = (count) => figure(context, `${count} of them`);',
  'for (const { count } of rows) figure(context, `${count} of them`);',
  "import { figure } from './figure.ts'; figure(context, `${bought} of them`);",
])('accepts %s', (text) => expect(read(text)).toEqual([{ at: 'a.test.ts:1', constant: undefined }]));

it('sees no report in a variable of the same name', () =>
  expect(read("const figure = screen.getByRole('figure'); check(figure);")).toEqual([]));

it('every figure of the tests is measured', () => {
  const tests = packages().flatMap(({ path, folder, layer }) =>
    readSources(folder)
      .filter((source) => source.test || layer === 'e2e')
      .map((source) => ({ ...source, path: `${path}/${source.path}` })),
  );
  const figures = tests.flatMap(figuresIn);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ constant }) => constant)).toEqual([]);
});
