import { defineFeature, guestOnly, publicRoute } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-auth': typeof en;
  }
}

/** Registration, sign-in, and setting a new PIN when the old one is forgotten. */
export const feature = defineFeature({
  id: 'product-auth',
  routes: [
    { path: 'login', handle: guestOnly, title: 'title.login', lazy: () => import('./pages/login-page.tsx') },
    { path: 'register', handle: guestOnly, title: 'title.register', lazy: () => import('./pages/register-page.tsx') },
    { path: 'verify', handle: guestOnly, title: 'title.verify', lazy: () => import('./pages/verify-page.tsx') },
    { path: 'create-pin', handle: guestOnly, title: 'title.createPin', lazy: () => import('./pages/create-pin-page.tsx') },
    { path: 'forgot-pin', handle: publicRoute, title: 'title.forgot', lazy: () => import('./pages/forgot-pin-page.tsx') },
    {
      path: 'forgot-pin/verify',
      handle: publicRoute,
      title: 'title.verify',
      lazy: () => import('./pages/forgot-pin-verify-page.tsx'),
    },
    { path: 'forgot-pin/set', handle: publicRoute, title: 'title.setPin', lazy: () => import('./pages/forgot-pin-set-page.tsx') },
  ],
  locales: true,
});
