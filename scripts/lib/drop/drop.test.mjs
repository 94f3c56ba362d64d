import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { freePort } from '../postgres.mjs';
import { parse } from '../sources.mjs';
import { droppedCopy, KINDS } from './dropped-copy.mjs';
import { withoutImports } from './imports.mjs';
import { pathsOf } from './removed-paths.mjs';

const SOURCE = `import { gone } from '@kado/gone';
import { kept } from './kept.ts';

export const features = [kept, gone];
export const plugins = [kept(), gone(1)];
export const commands = { kept: async () => (await import('./kept.ts')).run(), gone: async () => (await import('@kado/gone')).run() };
`;

it('removes an import and the list entries that use it', () => {
  const { program } = parse('source.ts', SOURCE);
  expect(withoutImports(SOURCE, program, (name) => name === '@kado/gone').replaceAll(/\s+/g, ' ')).toBe(
    "import { kept } from './kept.ts'; export const features = [kept, ]; export const plugins = [kept(), ]; export const commands = { kept: async () => (await import('./kept.ts')).run(), }; ",
  );
});

const DEPLOY = ['Dockerfile', '.dockerignore', 'compose*.yaml', '.env.example', 'deploy/**', '.github/workflows/*', '.ci/*'];
/** Folders that a build or a test run writes. */
const WRITTEN = /\/(?:dist|test-results)\b.*/;

/** The paths of a checkout that a text names and that do not exist. */
const missing = (root, text) =>
  [...text.matchAll(/(?:^|[\s'"/=:])((?:apps|packages|e2e|scripts|deploy|docs)\/[\w./-]+|compose[\w.]*\.yaml)/gm)]
    .map(([, path]) => path.replace(/\.$/, ''))
    .filter((path) => !existsSync(join(root, path.replace(WRITTEN, ''))));

/** The commands of pnpm that a text runs, those of a workflow's matrix included. */
const commandsIn = (text) => [
  ...[...text.matchAll(/^ .*npx -y pnpm@12 ([a-z][a-z:-]*)/gm)].map(([, name]) => name),
  ...[...text.matchAll(/\bpart: \[([^\]]+)\]/g)].flatMap(([, parts]) => parts.match(/(?<=^|, )[a-z:-]+/g) ?? []),
];

/** Runs `pnpm start`; returns its output until it serves, the page, and its exit code after SIGTERM. */
async function startOnce({ root, env }) {
  const port = await freePort();
  const child = spawn('node', ['scripts/run.mjs', 'start'], { cwd: root, env: { ...env, PORT: String(port) } });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes(`Kado is ready at http://127.0.0.1:${port}`)) resolve(true);
      });
  });
  const isReady = await Promise.race([ready, ended.then(() => false)]);
  const page = isReady ? await (await fetch(`http://127.0.0.1:${port}/apps/invoice/list`)).text() : '';
  child.kill('SIGTERM');
  return { output, page, code: await ended };
}

// The second feature is tested only by `pnpm droppable`, because it would take a minute here.
describe.each(KINDS.filter((what) => what !== 'product/balance'))('without %s', (what) => {
  let copy;
  beforeAll(async () => (copy = await droppedCopy(what)), 600_000);
  afterAll(() => copy?.remove());

  it.each([
    ['types', ['tsc', '-b']],
    ['gates', ['node', 'scripts/run.mjs', 'gates']],
    // Checks that nothing imported from a removed file is still used.
    ['names of the scripts', ['oxlint', '-A', 'all', '-D', 'no-undef', 'scripts', '--ignore-pattern', 'scripts/templates']],
    ['build', ['turbo', 'run', 'build', '--output-logs=errors-only']],
  ])('%s pass', { timeout: 900_000 }, async (_, command) => {
    const { code, output } = await copy.run(...command);
    expect(code, output).toBe(0);
  });

  it('no script and no file of the deployment names a missing path', () => {
    const { scripts } = JSON.parse(readFileSync(join(copy.root, 'package.json'), 'utf8'));
    const files = globSync(DEPLOY, { cwd: copy.root, withFileTypes: true }).filter((file) => file.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(texts.length).toBeGreaterThan(3);
    expect([...Object.values(scripts), ...texts].flatMap((text) => missing(copy.root, text))).toEqual([]);
    const commands = texts.flatMap(commandsIn);
    expect(commands.filter((name) => !(name in scripts) && !/^(?:install|exec|audit|licenses)$/.test(name))).toEqual([]);
    expect('browser' in scripts).toBe(existsSync(join(copy.root, 'e2e/package.json')));
    const named = [...readFileSync(join(copy.root, 'README.md'), 'utf8').matchAll(/^\| `pnpm ([a-z][\w:-]*)/gm)].map(
      ([, name]) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('the guide to an app that lists the mock’s invoices is there exactly while the mock is', () => {
    const has = (path) => existsSync(join(copy.root, path));
    expect(has('docs/guides/using-the-packages-outside.md')).toBe(has('packages/mock-data'));
    expect(readFileSync(join(copy.root, 'README.md'), 'utf8').includes('using-the-packages-outside')).toBe(
      has('packages/mock-data'),
    );
  });

  const alone = what === 'product' ? ['template'] : [];
  it.each(alone)('the browser part of `pnpm test` passes: the %s has no browser tests', { timeout: 900_000 }, async () => {
    const { code, output } = await copy.run('node', 'scripts/run.mjs', 'browser');
    expect(code, output).toBe(0);
  });

  it.each(alone)('the %s starts, serves its pages, and stops', { timeout: 600_000 }, async (variant) => {
    const { output, page, code } = await startOnce(copy);
    expect(page, output).toContain('<div id="root"></div>');
    // The inline script receives the name of the only variant.
    expect(page).toMatch(new RegExp(`[\`"']${variant}[\`"']\\)`));
    expect(code).toBe(0);
  });
});

it.each([
  ['COPY --from=server /app/apps/gone apps/gone', 2],
  ['KADO_WORKER=only node scripts/gone.mjs', 1],
  ['      - env: { COMPOSE_FILE: compose.gone.yaml }', 1],
  ['COPY --from=web /app/apps/web/dist apps/web/dist', 0],
])('counts the missing paths that a text names: %s', (text, count) => expect(missing(ROOT, text)).toHaveLength(count));

it('finds the commands of a workflow, and those of its matrix', () =>
  expect(
    commandsIn('      - run: npx -y pnpm@12 consumer-test packages\n      matrix: { part: [check, browser --shard=1/2] }\n'),
  ).toEqual(['consumer-test', 'check', 'browser']));

it.each(['nothing', 'product/nothing', '', undefined])('refuses to drop %s', (what) => {
  expect(() => pathsOf(ROOT, what)).toThrow('Usage: pnpm drop');
});
