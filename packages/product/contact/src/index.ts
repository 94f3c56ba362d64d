import { defineFeature, needs, publicRoute } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-contact': typeof en;
  }
}

export const feature = defineFeature({
  id: 'product-contact',
  routes: [
    {
      path: 'contact',
      handle: publicRoute,
      layout: 'app',
      title: 'page.title',
      lazy: () => import('./pages/contact-page.tsx'),
    },
    {
      path: 'contact/:messageId',
      handle: needs({ action: 'read', subject: 'Ticket' }),
      lazy: () => import('./pages/message-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.contact', to: '/contact', icon: 'help', section: 'more' }],
  locales: true,
});
