import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-dashboard': typeof en;
  }
}

/** The template's two dashboards: the store and the analytics. */
export const feature = defineFeature({
  id: 'template-dashboard',
  routes: [
    { path: '', handle: needs({ action: 'read', subject: 'Dashboard' }), lazy: () => import('./pages/store-page.tsx') },
    {
      path: 'dashboard/analytics',
      handle: needs({ action: 'read', subject: 'Analytics' }),
      lazy: () => import('./pages/analytics-page.tsx'),
    },
  ],
  nav: [
    { key: 'nav.dashboards', to: '/', icon: 'gauge', section: 'dashboards' },
    { key: 'nav.store', to: '/', icon: 'cart', section: 'dashboards', parent: 'nav.dashboards' },
    { key: 'nav.analytics', to: '/dashboard/analytics', icon: 'chart', section: 'dashboards', parent: 'nav.dashboards' },
  ],
  locales: true,
});
