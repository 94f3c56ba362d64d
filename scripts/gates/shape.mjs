import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Visitor } from 'oxc-parser';
import { codeFiles, isTestFile, parse } from '../lib/sources.mjs';
import { packages } from '../lib/workspace.mjs';

const MAX = { lines: 200, median: 45, p95: 160, folders: 5, thin: 15, build: 250 };
const EXEMPT = /(?:^|\/)(?:data|seed[^/]*|locales|migrations)(?:\/|\.ts$|-[a-z-]+\.ts$)/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;

/** Whether a file has a function with statements; data has at most expressions. */
function hasLogic(file) {
  let found = false;
  const enter = ({ body }) => (found ||= body?.type === 'BlockStatement');
  const { program } = parse(file);
  new Visitor({ ArrowFunctionExpression: enter, FunctionExpression: enter, FunctionDeclaration: () => (found = true) }).visit(
    program,
  );
  return found;
}

/** Checks the length, nesting and names of files, and that a package has one index: its entry point. Seed data, locale files and migrations may be long if they have no logic. */
export function checkShape(root) {
  const files = packages(root).flatMap(({ folder, path, manifest }) =>
    codeFiles(folder).map((file) => ({
      name: join(path, file),
      own: file,
      entry: Object.values(manifest.exports ?? {}).includes(`./${file}`),
      lines: readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length,
    })),
  );
  const measured = files.filter(({ name, lines }) => !EXEMPT.test(name) || (lines > MAX.lines && hasLogic(join(root, name))));
  const lengths = measured
    .filter(({ own }) => !isTestFile(own))
    .map(({ lines }) => lines)
    .toSorted((a, b) => a - b);
  const [median, p95] = [0.5, 0.95].map((share) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0);
  const thin = files.filter(({ name, own }) => name.startsWith('apps/web/src/') && !isTestFile(own)).length;
  const build = files
    .filter(({ name, own }) => name.startsWith('apps/web/build/') && !isTestFile(own))
    .reduce((sum, { lines }) => sum + lines, 0);
  const problems = [
    ...(thin > MAX.thin ? [`apps/web/src: ${thin} files, at most ${MAX.thin}: the shell stays thin`] : []),
    ...(build > MAX.build ? [`apps/web/build: ${build} lines, at most ${MAX.build}: the build stays plain`] : []),
    ...measured
      .filter(({ lines }) => lines > MAX.lines)
      .map(({ name, lines }) => `${name}: ${lines} lines, at most ${MAX.lines}: split it by noun`),
    ...files
      .filter(({ name }) => name.split('/').length - 1 > MAX.folders)
      .map(({ name }) => `${name}: deeper than ${MAX.folders} folders`),
    ...files.filter(({ name }) => !KEBAB.test(basename(name))).map(({ name }) => `${name}: file names are kebab-case`),
    ...files
      .filter(({ own, entry }) => /(?:^|\/)index\.[jt]sx?$/.test(own) && !entry)
      .map(({ name }) => `${name}: an index is an entry point of package.json, one per package, never one per folder`),
    ...(median > MAX.median ? [`the median file has ${median} lines, at most ${MAX.median}`] : []),
    ...(p95 > MAX.p95 ? [`19 of 20 files have up to ${p95} lines, at most ${MAX.p95}`] : []),
  ];
  return { examined: { files: files.length, 'lines in the median': median, 'lines at 95 %': p95 }, problems };
}
