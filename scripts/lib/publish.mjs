import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './workspace.mjs';

/** The published folders below packages/, each after its dependencies. */
const PUBLISHED = [
  'contracts',
  'i18n',
  'ui',
  'api-client',
  'state',
  'mock-data',
  'feature-kit',
  'product/ui',
  'template/ui',
  'template/kit',
];

/** The folders of the published packages, in that order. */
export function published(root) {
  const all = packages(root);
  return PUBLISHED.map((folder) => all.find(({ path }) => path === `packages/${folder}`)).filter(Boolean);
}

/**
 * The fields of package.json that point the entry points to dist, which is packed, instead of src, which the workspace uses. The tarball also has the
 * compiled CSS, and no `bin`, because `feature-dev` works only inside this workspace.
 */
export function packFields(manifest, { css = false } = {}) {
  const built = Object.fromEntries(Object.entries(manifest.exports).map(([entry, target]) => [entry, inDist(target)]));
  const exports = { ...built, ...(css && { './styles.css': './dist/styles.css' }) };
  const files = [...new Set(['dist', ...(manifest.files ?? [])])];
  return { files, publishConfig: { access: 'public', exports, ...(manifest.bin && { bin: {} }) } };
}

/** The fields that every published package shares with the root's package.json. */
export const sharedFields = (root, path) => {
  const { license, repository, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { license, repository: { ...repository, directory: path }, engines };
};

/** Whether a package has CSS of its own, apart from that of its gallery. */
export const hasCss = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true }).some((path) => path.endsWith('.css') && !path.startsWith('dev/'));

function inDist(target) {
  const path = target.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(path)) return path;
  return { types: path.replace(/\.tsx?$/, '.d.ts'), default: path.replace(/\.tsx?$/, '.js') };
}
