import { defineFeature, publicRoute } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-shell': typeof en;
  }
}

const notFound = () => import('./pages/not-found-page.tsx');
const notAuthorized = () => import('./pages/not-authorized-page.tsx');

/** The template's frame around every page, and its error pages. */
export const feature = defineFeature({
  id: 'template-shell',
  routes: [
    { path: 'misc/not-authorized', handle: publicRoute, lazy: notAuthorized },
    { path: 'misc/error', handle: publicRoute, lazy: notFound },
  ],
  layouts: { app: () => import('./layouts/app-layout.tsx') },
  screens: { notFound, notAuthorized },
  locales: true,
});
