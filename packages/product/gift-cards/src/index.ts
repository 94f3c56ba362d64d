import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'product-gift-cards': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-gift-cards',
  routes: [
    {
      path: 'gift-cards',
      handle: needs({ action: 'read', subject: 'GiftCards' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/gift-cards', icon: 'tag', section: 'main' }],
  locales: false,
});
