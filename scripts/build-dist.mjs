// Builds the current package's src into dist, which only the tarball uses: inside the workspace, src is the entry point.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCss } from './lib/dist-css.mjs';
import { ROOT } from './lib/paths.mjs';
import { must } from './lib/sh.mjs';
import { isTestFile } from './lib/sources.mjs';

const folder = process.cwd();
const config = join(folder, 'tsconfig.dist.json');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const options = {
  composite: false,
  declaration: true,
  rootDir: 'src',
  outDir: 'dist',
  noUnusedLocals: false,
};
const all = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const entryPoints = Object.values(manifest.exports).map((path) => path.slice(2));
const sources = all.filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const roots = sources.filter((path) => entryPoints.includes(path) || !isTestFile(path));
const ambient = [join(ROOT, 'css.d.ts'), ...all.filter((path) => path.endsWith('.d.ts'))];

rmSync('dist', { recursive: true, force: true });
writeFileSync(
  config,
  JSON.stringify({ extends: './tsconfig.json', compilerOptions: options, include: [], files: [...roots, ...ambient] }),
);
try {
  await must(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', config], { cwd: folder });
} finally {
  rmSync(config);
}
for (const path of all.filter((name) => /\.d\.ts$|\.(?:json|svg|png|woff2|txt|js)$/.test(name))) {
  cpSync(path, join('dist', path.slice('src/'.length)), { recursive: true });
}
const built = entryPoints.map((path) => path.replace(/^src\//, '').replace(/\.tsx?$/, '.js'));
const sheets = buildCss(folder, manifest.name, built);
console.log(`dist of ${manifest.name}: ${roots.length} modules, ${sheets} CSS files`);
