import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'product-bank-gifts': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-bank-gifts',
  routes: [
    {
      path: 'bank-gifts',
      handle: needs({ action: 'read', subject: 'BankGifts' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/bank-gifts', icon: 'tag', section: 'main' }],
  locales: false,
});
