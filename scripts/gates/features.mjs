import { features } from '../lib/feature-list.mjs';

/** Packages that `feature-dev` loads from the feature's own dependencies. */
const NEEDED = ['@kado/feature-kit', 'vite'];
const OF_VARIANT = { product: ['@kado/api'], template: ['@kado/mock-data', '@kado/template-kit'] };

/** Checks that every feature can be opened alone: it has the script `dev`, the packages that the script loads, and its definition as its entry point. */
export function checkFeatures(root) {
  const all = features(root);
  const problems = all.flatMap(({ path, layer, manifest }) => {
    const has = { ...manifest.dependencies, ...manifest.devDependencies };
    const missing = [...NEEDED, ...OF_VARIANT[layer]].filter((name) => !has[name]);
    return [
      ...(manifest.scripts?.dev === 'feature-dev' ? [] : [`${path}/package.json: has no script "dev": "feature-dev"`]),
      ...(manifest.exports?.['.'] === './src/index.ts' ? [] : [`${path}/package.json: its entry point is not ./src/index.ts`]),
      ...missing.map((name) => `${path}/package.json: \`dev\` needs ${name}`),
    ];
  });
  return { examined: { features: all.length }, problems };
}
