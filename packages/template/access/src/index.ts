import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'template-access': typeof en;
  }
}

export const feature = defineFeature({
  id: 'template-access',
  routes: [
    {
      path: 'apps/access',
      handle: needs({ action: 'read', subject: 'Access' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/apps/access', icon: 'list', section: 'apps' }],
  locales: true,
});
