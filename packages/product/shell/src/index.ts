import { defineFeature } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-shell': typeof en;
  }
}

/** The frame around every signed-in page of the product, and its not-found page. */
export const feature = defineFeature({
  id: 'product-shell',
  routes: [],
  layouts: { app: () => import('./components/app-layout.tsx') },
  screens: {
    notFound: () => import('./pages/not-found-page.tsx'),
    practiceRibbon: () => import('./components/practice-ribbon.tsx'),
  },
  locales: true,
});
