import { routesOf } from '../../routes.ts';
import { addressOf } from '../../address-of.ts';

/** Sample addresses for routes with a parameter that have no route without it. */
const SAMPLES: Record<string, string> = { '/apps/invoice/print/:id': '/apps/invoice/print/5036' };
/** Tabs that have their own address. */
export const TABS = ['security', 'billing', 'notices', 'connections'].map((tab) => `/apps/user/view/2?tab=${tab}`);
/** All states of a page that have their own address. */
export const EXTRA_ROUTES = [...TABS, '/apps/invoice/preview/999999', '/apps/user/view/999999', '/nowhere'];

/** Every route of the template, with a sample id where needed. Routes that also exist without their parameter are left out, because that route opens a sample. */
export function registeredRoutes(): string[] {
  const routes = routesOf('template');
  const paths = new Set(routes.map(({ path }) => path));
  const needed = routes.filter(({ path }) => !paths.has(path.split('/:')[0] ?? '') || !path.includes('/:'));
  return needed.map((route) => addressOf(route, SAMPLES));
}
