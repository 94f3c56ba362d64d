import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-deposits': typeof en;
  }
}

const reading = needs({ action: 'read', subject: 'Deposit' });

export const feature = defineFeature({
  id: 'product-deposits',
  routes: [
    { path: 'deposits', handle: reading, title: 'page.list', lazy: () => import('./pages/deposits-page.tsx') },
    {
      path: 'deposits/new',
      handle: needs({ action: 'create', subject: 'Deposit' }),
      title: 'page.new',
      lazy: () => import('./pages/new-deposit-page.tsx'),
    },
    { path: 'deposits/:depositId', handle: reading, lazy: () => import('./pages/deposit-page.tsx') },
  ],
  locales: true,
});
