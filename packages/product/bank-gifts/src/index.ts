import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-bank-gifts': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-bank-gifts',
  routes: [
    {
      path: 'send/bank',
      handle: needs({ action: 'create', subject: 'Order' }),
      title: 'page.title',
      lazy: () => import('./pages/bank-gift-page.tsx'),
    },
  ],
  locales: true,
});
