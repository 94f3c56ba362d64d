import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'template-roles': typeof en;
  }
}

export const feature = defineFeature({
  id: 'template-roles',
  routes: [
    {
      path: 'apps/roles',
      handle: needs({ action: 'read', subject: 'Roles' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/apps/roles', icon: 'list', section: 'apps' }],
  locales: true,
});
