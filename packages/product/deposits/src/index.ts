import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'product-deposits': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-deposits',
  routes: [
    {
      path: 'deposits',
      handle: needs({ action: 'read', subject: 'Deposits' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/deposits', icon: 'tag', section: 'main' }],
  locales: false,
});
