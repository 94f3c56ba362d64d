import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'template');
/** Sample addresses for routes with a parameter that have no route without it. */
const SAMPLES: Record<string, string> = { '/apps/invoice/print/:id': '/apps/invoice/print/5036' };
/** States of a page that have their own address. */
export const EXTRA_ROUTES = [
  ...['security', 'billing', 'notices', 'connections'].map((tab) => `/apps/user/view/2?tab=${tab}`),
  '/apps/invoice/preview/999999',
  '/apps/user/view/999999',
  '/nowhere',
];

/** Every route that the template's features register in their entry points, with a sample id where one is needed. */
export function registeredRoutes(): string[] {
  const entryPoints = readdirSync(FEATURES).map((name) => join(FEATURES, name, 'src', 'index.ts'));
  const sources = entryPoints.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const paths = sources.flatMap((source) => [...source.matchAll(/\bpath: '([^']*)'/g)].map(([, path = '']) => `/${path}`));
  return paths.flatMap((path) => {
    if (!path.includes('/:')) return [path];
    const bare = path.slice(0, path.indexOf('/:'));
    const sample = paths.includes(bare) ? bare : SAMPLES[path];
    if (sample === undefined) throw new Error(`${path} needs a sample in e2e/support/template/crawl/routes.ts`);
    return sample === bare ? [] : [sample];
  });
}
