import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-bank-prices': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-bank-prices',
  routes: [
    {
      path: 'bank-prices',
      handle: needs({ action: 'read', subject: 'Bank' }),
      title: 'page.title',
      lazy: () => import('./pages/bank-prices-page.tsx'),
    },
  ],
  locales: true,
});
