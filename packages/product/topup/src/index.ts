import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-topup': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-topup',
  routes: [
    {
      path: 'send/top-up',
      handle: needs({ action: 'create', subject: 'Order' }),
      title: 'page.title',
      lazy: () => import('./pages/top-up-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.send', to: '/send/top-up', icon: 'gift', section: 'main' }],
  locales: true,
});
