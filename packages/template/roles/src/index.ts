import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-roles': typeof en;
  }
}

const readRoles = needs({ action: 'read', subject: 'Role' });
const readPermissions = needs({ action: 'read', subject: 'Permission' });

/** The sample roles and permissions of the template. */
export const feature = defineFeature({
  id: 'template-roles',
  routes: [
    { path: 'apps/roles', handle: readRoles, lazy: () => import('./pages/roles-page.tsx') },
    { path: 'apps/permissions', handle: readPermissions, lazy: () => import('./pages/permissions-page.tsx') },
  ],
  nav: [
    { key: 'nav.access', to: '/apps/roles', icon: 'shield', section: 'apps' },
    { key: 'nav.roles', to: '/apps/roles', icon: 'shield', section: 'apps', parent: 'nav.access' },
    { key: 'nav.permissions', to: '/apps/permissions', icon: 'lock', section: 'apps', parent: 'nav.access' },
  ],
  locales: true,
});
