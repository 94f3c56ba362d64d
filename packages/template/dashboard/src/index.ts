import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'template-dashboard': typeof en;
  }
}

export const feature = defineFeature({
  id: 'template-dashboard',
  routes: [
    {
      path: 'apps/dashboard',
      handle: needs({ action: 'read', subject: 'Dashboard' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/apps/dashboard', icon: 'list', section: 'apps' }],
  locales: true,
});
