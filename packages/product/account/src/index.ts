import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-account': typeof en;
  }
}

/** The pages of the user's own account: profile, language and appearance, devices, signing out. */
export const feature = defineFeature({
  id: 'product-account',
  routes: [
    {
      path: 'profile',
      handle: needs({ action: 'read', subject: 'Profile' }),
      title: 'title.profile',
      lazy: () => import('./pages/profile-page.tsx'),
    },
    {
      path: 'profile/security',
      handle: needs({ action: 'read', subject: 'Session' }),
      title: 'title.security',
      lazy: () => import('./pages/security-page.tsx'),
    },
  ],
  locales: true,
});
