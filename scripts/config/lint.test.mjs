import { spawnSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../lib/fixture.mjs';
import { ROOT } from '../lib/paths.mjs';

/** Tests that would prove nothing: name, source, and the rule that refuses it. */
const VITEST = [
  ['an empty test', "it('x', () => {});", 'vitest(expect-expect)'],
  ['a test without an assertion', "it('x', () => { build(); });", 'vitest(expect-expect)'],
  ['a row test without an assertion', "it.each([1])('x', () => {});", 'vitest(expect-expect)'],
  ['an assertion without a matcher', "it('x', () => { expect(1); });", 'vitest(valid-expect)'],
  ['an assertion that nobody awaits', "it('x', () => { expect(build()).resolves.toBe(1); });", 'vitest(valid-expect)'],
  [
    'an assertion under a condition',
    "it('x', () => { expect(1).toBe(1); if (build()) expect(2).toBe(2); });",
    'vitest(no-conditional-expect)',
  ],
  [
    'an assertion in a catch',
    "it('x', () => { try { build(); } catch (cause) { expect(cause).toBe(1); } });",
    'vitest(no-conditional-expect)',
  ],
  ['a skipped test', "it.skip('x', () => { expect(1).toBe(1); });", 'vitest(no-disabled-tests)'],
  ['a skipped group', "describe.skip('x', () => { it('y', () => { expect(1).toBe(1); }); });", 'vitest(no-disabled-tests)'],
  ['a test to be written', "it.todo('x');", 'vitest(warn-todo)'],
  ['a test of one machine', "it.skipIf(build())('x', () => { expect(1).toBe(1); });", 'eslint(no-restricted-properties)'],
  [
    'a test that skips itself',
    "it('x', (context) => { context.skip(); expect(1).toBe(1); });",
    'eslint(no-restricted-properties)',
  ],
  ['a test that has to fail', "it.fails('x', () => { expect(1).toBe(2); });", 'eslint(no-restricted-properties)'],
  ['one test alone', "it.only('x', () => { expect(1).toBe(1); });", 'vitest(no-focused-tests)'],
  ['a test in a comment', "// it('x', () => { expect(1).toBe(1); });", 'vitest(no-commented-out-tests)'],
];

const PLAYWRIGHT = [
  ['an empty test', "test('x', () => {});", 'playwright(expect-expect)'],
  [
    'a test without an assertion, although it ticks a box',
    "test('x', async ({ page }) => { await page.getByRole('checkbox').check(); });",
    'playwright(expect-expect)',
  ],
  ['an assertion without a matcher', "test('x', () => { expect(1); });", 'playwright(valid-expect)'],
  [
    'an assertion that nobody awaits',
    "test('x', ({ page }) => { expect(page.getByRole('main')).toBeVisible(); });",
    'playwright(missing-playwright-await)',
  ],
  [
    'an assertion under a condition',
    "test('x', ({ isMobile }) => { expect(1).toBe(1); if (isMobile) expect(2).toBe(2); });",
    'playwright(no-conditional-expect)',
  ],
  [
    'an assertion in a catch',
    "test('x', () => { try { build(); } catch (cause) { expect(cause).toBe(1); } });",
    'playwright(no-conditional-expect)',
  ],
  ['a skipped test', "test.skip('x', () => { expect(1).toBe(1); });", 'playwright(no-skipped-test)'],
  ['a test to be mended', "test.fixme('x', () => { expect(1).toBe(1); });", 'playwright(no-skipped-test)'],
  [
    'a skipped group',
    "test.describe.skip('x', () => { test('y', () => { expect(1).toBe(1); }); });",
    'playwright(no-skipped-test)',
  ],
  [
    'a test of one browser',
    "test('x', ({ isMobile }) => { test.skip(isMobile); expect(1).toBe(1); });",
    'playwright(no-skipped-test)',
  ],
  [
    'a test that skips itself',
    "test('x', ({ page }, testInfo) => { testInfo.fixme(); expect(page).toBe(1); });",
    'playwright(no-skipped-test)',
  ],
  ['a test that has to fail', "test.fail('x', () => { expect(1).toBe(2); });", 'eslint(no-restricted-properties)'],
  ['one test alone', "test.only('x', () => { expect(1).toBe(1); });", 'playwright(no-focused-test)'],
  ['a test in a comment', "// test('x', () => { expect(1).toBe(1); });", 'playwright(no-commented-out-tests)'],
  [
    'a sleep',
    "test('x', async ({ page }) => { await page.waitForTimeout(9); expect(1).toBe(1); });",
    'playwright(no-wait-for-timeout)',
  ],
];

/** Code that the linter must refuse: spellings of a name that the gates do not recognise, and problems that no gate checks. */
const CODE = [
  [
    'a method named by a text',
    "export const send = (supplier: { submit: () => void }): void => supplier['submit']();",
    'typescript(dot-notation)',
  ],
  ['a glob named by a text', "export const all: unknown = import.meta['glob']('./*.ts');", 'typescript(dot-notation)'],
  ['a file of 201 lines', 'export {};\n'.repeat(201), 'eslint(max-lines)'],
  ['a file that imports itself through another', "export { all } from './all.ts';", 'import(no-cycle)'],
  ['a cycle through a type', "export type { All } from './all.ts';", 'import(no-cycle)'],
];

const VALID = {
  vitest: "it('x', () => { expect(build()).toBe(1); });",
  playwright: "test('x', async ({ page }) => { await expectReady(page); });",
};

const unit = (text) => `import { describe, expect, it } from 'vitest';\nimport { build } from './build.ts';\n\n${text}\n`;
const spec = (text) =>
  `import { expect, test } from '../support/fixtures.ts';\nimport { build, expectReady } from '../support/x.ts';\n\n${text}\n`;
const UNIT = 'packages/one/src';
const E2E = 'e2e/tests';

let workspace;
/** The rules that each file broke, from one run of the linter over all files. */
const broken = new Map();

beforeAll(() => {
  workspace = fixture({ [`${UNIT}/valid.test.ts`]: unit(VALID.vitest), [`${E2E}/valid.spec.ts`]: spec(VALID.playwright) });
  for (const [at, [, text]] of VITEST.entries()) workspace.write(`${UNIT}/${at}.test.ts`, unit(text));
  for (const [at, [, text]] of PLAYWRIGHT.entries()) workspace.write(`${E2E}/${at}.spec.ts`, spec(text));
  for (const [at, [, text]] of CODE.entries()) workspace.write(`${UNIT}/code-${at}.ts`, `${text}\n`);
  workspace.write(`${UNIT}/all.ts`, CODE.map((_, at) => `export * from './code-${at}.ts';\n`).join(''));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(workspace.root, '.oxlintrc.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(workspace.root, 'node_modules'));
  const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const { stdout, stderr } = spawnSync('oxlint', ['-f', 'json', 'e2e', 'packages'], {
    cwd: workspace.root,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  for (const { filename, code } of JSON.parse(stdout).diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code]);
});
afterAll(() => workspace.remove());

describe('unit tests', () => {
  it.each(VITEST.map(([name, , rule], at) => [name, at, rule]))('refuses %s', (_, at, rule) =>
    expect(broken.get(`${UNIT}/${at}.test.ts`)).toContain(rule),
  );
});

describe('browser tests', () => {
  it.each(PLAYWRIGHT.map(([name, , rule], at) => [name, at, rule]))('refuses %s', (_, at, rule) =>
    expect(broken.get(`${E2E}/${at}.spec.ts`)).toContain(rule),
  );
});

describe('code', () => {
  it.each(CODE.map(([name, , rule], at) => [name, at, rule]))('refuses %s', (_, at, rule) =>
    expect(broken.get(`${UNIT}/code-${at}.ts`)).toContain(rule),
  );
});

it.each([`${UNIT}/valid.test.ts`, `${E2E}/valid.spec.ts`])('accepts %s', (path) =>
  expect((broken.get(path) ?? []).filter((rule) => /^(vitest|playwright)\(/.test(rule))).toEqual([]),
);
