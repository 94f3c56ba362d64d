import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'template-console': typeof en;
  }
}

export const feature = defineFeature({
  id: 'template-console',
  routes: [
    {
      path: 'apps/console',
      handle: needs({ action: 'read', subject: 'Console' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/apps/console', icon: 'list', section: 'apps' }],
  locales: true,
});
