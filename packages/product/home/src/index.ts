import { defineFeature, needs } from '@kado/feature-kit';

/** The first page of a signed-in person: the balance, ways to send, people to send to again, recent orders. */
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
});
