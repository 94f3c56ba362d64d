import { packages } from './workspace.mjs';

/** The packages that go out of the house, each after those it uses. */
export const PUBLISHED = ['contracts', 'i18n', 'ui', 'api-client', 'state', 'mock-data', 'feature-kit'];

/** The folders of the published packages, in that order. */
export function published(root) {
  const all = packages(root);
  return PUBLISHED.map((room) => all.find((item) => item.path === `packages/${room}`)).filter(Boolean);
}

/** The fields of package.json that turn the doors from src, which the workspace uses, to dist, which is packed. */
export function packFields(manifest) {
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([door, target]) => [door, built(target)]));
  const files = [...new Set(['dist', ...(manifest.files ?? []), ...(manifest.bin ? ['bin'] : [])])];
  return { files, publishConfig: { exports } };
}

function built(target) {
  const path = target.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(path)) return path;
  return { types: path.replace(/\.tsx?$/, '.d.ts'), default: path.replace(/\.tsx?$/, '.js') };
}
