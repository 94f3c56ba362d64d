import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    '__variant__-__name__': typeof en;
  }
}

export const feature = defineFeature({
  id: '__variant__-__name__',
  routes: [
    {
      path: '__address__',
      handle: needs({ action: 'read', subject: '__Subject__' }),
      title: 'page.title',
      lazy: () => import('./pages/start-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.start', to: '/__address__', icon: '__icon__', section: '__section__' }],
  locales: true,
});
