import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-plans': typeof en;
  }
}

const handle = needs({ action: 'read', subject: 'Plan' });

/** Plans: gifts that are sent regularly. */
export const feature = defineFeature({
  id: 'product-plans',
  routes: [
    { path: 'plans', handle, title: 'page.list', lazy: () => import('./pages/plans-page.tsx') },
    { path: 'plans/new', handle, title: 'page.new', lazy: () => import('./pages/new-plan-page.tsx') },
    { path: 'plans/:planId', handle, lazy: () => import('./pages/plan-page.tsx') },
    { path: 'plans/:planId/change', handle, title: 'page.change', lazy: () => import('./pages/change-plan-page.tsx') },
  ],
  nav: [{ key: 'nav.plans', to: '/plans', icon: 'repeat', section: 'more' }],
  locales: true,
});
