import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'template-users': typeof en;
  }
}

export const feature = defineFeature({
  id: 'template-users',
  routes: [
    {
      path: 'apps/users',
      handle: needs({ action: 'read', subject: 'Users' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/apps/users', icon: 'list', section: 'apps' }],
  locales: true,
});
