import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-notifications': typeof en;
  }
}

/** The notifications of a user. The bell in the header links here. */
export const feature = defineFeature({
  id: 'product-notifications',
  routes: [
    {
      path: 'notifications',
      handle: needs({ action: 'read', subject: 'Notification' }),
      title: 'page.title',
      lazy: () => import('./pages/notifications-page.tsx'),
    },
  ],
  locales: true,
});
