import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-users': typeof en;
  }
}

const readUsers = needs({ action: 'read', subject: 'User' });

/** The sample users of the template. */
export const feature = defineFeature({
  id: 'template-users',
  routes: [
    { path: 'apps/user/list', handle: readUsers, lazy: () => import('./pages/list-page.tsx') },
    { path: 'apps/user/view', handle: readUsers, title: 'nav.view', lazy: () => import('./pages/default-page.tsx') },
    { path: 'apps/user/view/:id', handle: readUsers, lazy: () => import('./pages/view-page.tsx') },
  ],
  nav: [
    { key: 'nav.users', to: '/apps/user/list', icon: 'users', section: 'apps' },
    { key: 'nav.list', to: '/apps/user/list', icon: 'list', section: 'apps', parent: 'nav.users' },
    { key: 'nav.view', to: '/apps/user/view', icon: 'user', section: 'apps', parent: 'nav.users' },
  ],
  locales: true,
});
