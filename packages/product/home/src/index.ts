import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-home': typeof en;
  }
}

/** The home page: balance, products, recent orders, and recipients to send to again. */
export const feature = defineFeature({
  id: 'product-home',
  routes: [
    {
      path: '',
      handle: needs({ action: 'read', subject: 'Balance' }),
      title: 'title',
      lazy: () => import('./pages/home-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.home', to: '/', icon: 'home', section: 'main' }],
  locales: true,
});
