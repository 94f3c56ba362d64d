import { defineFeature } from '@kado/feature-kit';

/** The template's frame around every page, and its screens of last resort. */
export const feature = defineFeature({
  id: 'template-shell',
  routes: [],
  layouts: { app: () => import('./layouts/app-layout.tsx') },
  screens: { notFound: () => import('./screens/not-found.tsx'), notAuthorized: () => import('./screens/not-authorized.tsx') },
  locales: true,
});
