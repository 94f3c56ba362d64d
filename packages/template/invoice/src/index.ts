import { defineFeature, publicRoute } from '@kado/feature-kit';

/** The sample invoices of the template. */
export const feature = defineFeature({
  id: 'template-invoice',
  routes: [{ path: 'apps/invoice/list', handle: publicRoute, layout: 'app', lazy: () => import('./pages/list-page.tsx') }],
  nav: [{ key: 'nav.list', to: '/apps/invoice/list', icon: 'invoice', section: 'apps' }],
  locales: true,
});
