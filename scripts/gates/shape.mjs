import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeFiles, isTestFile } from '../lib/sources.mjs';
import { packages } from '../lib/workspace.mjs';

const MAX = { median: 45, p95: 160, folders: 5, thin: 15, build: 250 };
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;

/** Checks the median length, nesting and names of files, and that a package has one index: its entry point. The linter limits each file's length. */
export function checkShape(root) {
  const files = packages(root).flatMap(({ folder, path, manifest }) =>
    codeFiles(folder).map((file) => ({
      name: join(path, file),
      own: file,
      entry: Object.values(manifest.exports ?? {}).includes(`./${file}`),
      lines: readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length,
    })),
  );
  const lengths = files
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
