import { defineFeature } from '@kado/feature-kit';

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
