import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-recipients': typeof en;
  }
}

/** The recipients that a user has saved. */
export const feature = defineFeature({
  id: 'product-recipients',
  routes: [
    {
      path: 'recipients',
      handle: needs({ action: 'read', subject: 'Recipient' }),
      title: 'page.title',
      lazy: () => import('./pages/recipients-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.recipients', to: '/recipients', icon: 'users', section: 'more' }],
  locales: true,
});
