import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildCss } from '../lib/dist-css.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must } from '../lib/sh.mjs';
import { isTestFile } from '../lib/sources.mjs';

/** Builds the current package's src into dist, which only the tarball uses: inside the workspace, src is the entry point. */
export async function buildDist() {
  const folder = process.cwd();
  // The cache is not next to the sources, because a test may copy these at the same time.
  const cache = join(folder, 'node_modules', '.cache', 'dist');
  const config = join(cache, 'tsconfig.dist.json');
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const options = {
    composite: false,
    declaration: true,
    rootDir: join(folder, 'src'),
    outDir: join(folder, 'dist'),
    noUnusedLocals: false,
    tsBuildInfoFile: join(cache, 'tsconfig.dist.tsbuildinfo'),
  };
  const all = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const entryPoints = Object.values(manifest.exports).map((path) => path.slice(2));
  const sources = all.filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const roots = sources.filter((path) => entryPoints.includes(path) || !isTestFile(path));
  const ambient = [join(ROOT, 'css.d.ts'), ...all.filter((path) => path.endsWith('.d.ts'))];
  const files = [...roots, ...ambient].map((path) => resolve(path));
  const own = join(folder, 'tsconfig.json');
  // With references, the other packages' types come from their own build by `tsc -b`; without, their sources would be checked again for each package.
  const references = (JSON.parse(readFileSync(own, 'utf8')).references ?? []).map(({ path }) => ({ path: resolve(path) }));

  // Without earlier build information, because `tsc -b` would write only the changed files.
  for (const path of ['dist', cache]) rmSync(path, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: own, compilerOptions: options, include: [], files, references }));
  try {
    await must(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-b', config], { cwd: folder });
  } finally {
    rmSync(cache, { recursive: true });
  }
  for (const path of all.filter((name) => /\.d\.ts$|\.(?:json|svg|png|woff2|txt|js)$/.test(name))) {
    cpSync(path, join('dist', path.slice('src/'.length)), { recursive: true });
  }
  const built = entryPoints.map((path) => path.replace(/^src\//, '').replace(/\.tsx?$/, '.js'));
  const sheets = buildCss(folder, manifest.name, built);
  console.log(`dist of ${manifest.name}: ${roots.length} modules, ${sheets} CSS files`);
}
