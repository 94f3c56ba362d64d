import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-balance': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-balance',
  routes: [
    {
      path: 'transactions',
      handle: needs({ action: 'read', subject: 'Transaction' }),
      title: 'page.title',
      lazy: () => import('./pages/transactions-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.balance', to: '/transactions', icon: 'wallet', section: 'main', areas: ['deposits', 'bank-prices'] }],
  locales: true,
});
