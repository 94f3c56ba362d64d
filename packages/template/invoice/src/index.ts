import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-invoice': typeof en;
  }
}

const read = needs({ action: 'read', subject: 'Invoice' });
const update = needs({ action: 'update', subject: 'Invoice' });
const preview = () => import('./pages/preview-page.tsx');
const edit = () => import('./pages/edit-page.tsx');

/** The sample invoices of the template. */
export const feature = defineFeature({
  id: 'template-invoice',
  routes: [
    { path: 'apps/invoice/list', handle: read, lazy: () => import('./pages/list-page.tsx') },
    { path: 'apps/invoice/preview', handle: read, lazy: () => import('./pages/newest-preview-page.tsx') },
    { path: 'apps/invoice/preview/:id', handle: read, lazy: preview },
    { path: 'apps/invoice/edit', handle: update, lazy: () => import('./pages/newest-edit-page.tsx') },
    { path: 'apps/invoice/edit/:id', handle: update, lazy: edit },
    {
      path: 'apps/invoice/add',
      handle: needs({ action: 'create', subject: 'Invoice' }),
      lazy: () => import('./pages/add-page.tsx'),
    },
    { path: 'apps/invoice/print/:id', handle: read, layout: 'none', lazy: () => import('./pages/print-page.tsx') },
  ],
  nav: [
    { key: 'nav.group', to: '/apps/invoice/list', icon: 'invoice', section: 'apps' },
    { key: 'nav.list', to: '/apps/invoice/list', icon: 'invoice', section: 'apps', parent: 'nav.group' },
    { key: 'nav.preview', to: '/apps/invoice/preview', icon: 'invoice', section: 'apps', parent: 'nav.group' },
    { key: 'nav.edit', to: '/apps/invoice/edit', icon: 'invoice', section: 'apps', parent: 'nav.group' },
    { key: 'nav.add', to: '/apps/invoice/add', icon: 'invoice', section: 'apps', parent: 'nav.group' },
  ],
  parts: { list: () => import('./components/list-part.tsx') },
  locales: true,
});
