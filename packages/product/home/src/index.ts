import { defineFeature, needs } from '@kado/feature-kit';

/** The first page after signing in: balance, products, recent orders, numbers to send to again. */
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
