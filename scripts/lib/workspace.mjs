import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Every package of the workspace, by the globs of pnpm-workspace.yaml (only `folder` and `folder/*` are used).
 * @returns {{ name: string, path: string, folder: string, layer: string, manifest: Record<string, any> }[]}
 */
export function packages(root = ROOT) {
  return globs(root)
    .flatMap((glob) => expand(root, glob))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const path = relative(root, folder);
      return { name: manifest.name, path, folder, layer: layerOf(path), manifest };
    });
}

const SHARED_BY_FEATURES = new Set(['product/ui', 'template/ui', 'template/kit']);

/** A folder's row in the dependency rules: `product` or `template` for a feature, `product/ui` … for a package shared by features, else the folder's name. */
function layerOf(path) {
  const [, variant, name] = /^packages\/(product|template)\/([^/]+)/.exec(path) ?? [];
  if (!variant) return path.split('/').slice(0, 2).at(-1);
  return SHARED_BY_FEATURES.has(`${variant}/${name}`) ? `${variant}/${name}` : variant;
}

function globs(root) {
  const [, block] = /^packages:\n((?:[ \t]+-.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return (block ?? '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*-\s*/, '')
        .replaceAll(/['"]/g, '')
        .trim(),
    )
    .filter(Boolean);
}

function expand(root, glob) {
  if (!glob.endsWith('/*')) return [join(root, glob)];
  const parent = join(root, glob.slice(0, -2));
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name));
}
