import { defineFeature } from '@kado/feature-kit';

/** The product's frame around every signed-in page, and its screen of last resort. */
export const feature = defineFeature({
  id: 'product-shell',
  routes: [],
  layouts: { app: () => import('./components/app-layout.tsx') },
  screens: { notFound: () => import('./pages/not-found-page.tsx') },
});
