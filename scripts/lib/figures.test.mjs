import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { figuresIn } from './figures.mjs';
import { readSources } from './sources.mjs';
import { packages } from './workspace.mjs';

const read = (text) => figuresIn({ path: 'a.test.ts', text, program: parseSync('a.test.ts', text).program });

it.each([
  ["figure(context, '50 of 200');", 'a text without a measured value'],
  ["task.meta.figure = '100,000 cases';", 'a text without a measured value'],
  ["list.push({ type: 'figure', description: '0 violations' });", 'a text without a measured value'],
  ['figure(context, `${bought} of 200`);', 'a number in the text: "of 200"'],
  ['figure(context, `0 lost, ${bought} bought`);', 'a number in the text: "0 lost,"'],
  ['figure(context, `${PLANS} runs`);', 'a value that is a constant'],
  ['figure(context, `${inWords(HISTORIES)} histories`);', 'a value that is a constant'],
  ['figure(context, `${bought} of ${ATTEMPTS * 2}`);', 'a value that is a constant'],
])('refuses %s', (text, constant) => expect(read(text)).toEqual([{ at: 'a.test.ts:1', constant }]));

it.each([
  'figure(context, `${bought} of ${results.length}, p99 ${Math.round(p99)} ms`);',
  'figure(context, text);',
  'task.meta.figure = `${result.numRuns} cases`;',
  "list.push({ type: 'figure', description: `${await mailed(made)} sent` });",
])('accepts %s', (text) => expect(read(text)).toEqual([{ at: 'a.test.ts:1', constant: undefined }]));

it('every figure of the tests is measured', () => {
  const tests = packages().flatMap(({ path, folder }) =>
    readSources(folder)
      .filter((source) => /\.(?:test|spec|nightly)\./.test(source.path))
      .map((source) => ({ ...source, path: `${path}/${source.path}` })),
  );
  const figures = tests.flatMap(figuresIn);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ constant }) => constant)).toEqual([]);
});
