import { defineFeature, guestOnly, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-access': typeof en;
  }
}

/** The template's sign-in, its access control, and the lens that shows a page as another role sees it. */
export const feature = defineFeature({
  id: 'template-access',
  routes: [
    { path: 'login', handle: guestOnly, lazy: () => import('./pages/login-page.tsx') },
    {
      path: 'access-control',
      handle: needs({ action: 'read', subject: 'ACL' }),
      lazy: () => import('./pages/access-control-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.control', to: '/access-control', icon: 'key', section: 'pages' }],
  tools: [
    {
      key: 'tool.label',
      icon: 'mask',
      needs: { action: 'manage', subject: 'all' },
      lazy: () => import('./components/lens-drawer.tsx'),
    },
  ],
  parts: { banner: () => import('./components/lens-banner.tsx') },
  locales: true,
});
