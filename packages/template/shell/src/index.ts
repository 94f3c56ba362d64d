import { defineFeature, publicRoute } from '@kado/feature-kit';

/** The template's frame around every page, its screens of last resort, and where it starts. */
export const feature = defineFeature({
  id: 'template-shell',
  routes: [{ path: '', handle: publicRoute, lazy: () => import('./pages/start.tsx') }],
  layouts: { app: () => import('./layouts/app-layout.tsx') },
  screens: { notFound: () => import('./screens/not-found.tsx'), notAuthorized: () => import('./screens/not-authorized.tsx') },
  locales: true,
});
