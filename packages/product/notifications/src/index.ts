import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-notifications': typeof en;
  }
}

/** What somebody was told. The shell's bell leads here. */
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
