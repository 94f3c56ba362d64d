import { packages } from './workspace.mjs';

/** The published folders below packages/, each after the ones it depends on. */
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

/** The fields of package.json that point the entry points to dist, which is packed, instead of src, which the workspace uses. */
export function packFields(manifest) {
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([entry, target]) => [entry, built(target)]));
  const files = [...new Set(['dist', ...(manifest.files ?? []), ...(manifest.bin ? ['bin'] : [])])];
  return { files, publishConfig: { exports } };
}

function built(target) {
  const path = target.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(path)) return path;
  return { types: path.replace(/\.tsx?$/, '.d.ts'), default: path.replace(/\.tsx?$/, '.js') };
}
