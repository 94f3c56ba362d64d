import { defineFeature, needs, publicRoute } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-orders': typeof en;
  }
}

const reading = needs({ action: 'read', subject: 'Order' });

export const feature = defineFeature({
  id: 'product-orders',
  routes: [
    { path: 'orders', handle: reading, title: 'page.list', lazy: () => import('./pages/orders-page.tsx') },
    { path: 'orders/:orderId', handle: reading, lazy: () => import('./pages/order-page.tsx') },
    {
      path: 'verify-receipt',
      handle: publicRoute,
      layout: 'app',
      title: 'page.verify',
      lazy: () => import('./pages/verify-receipt-page.tsx'),
    },
  ],
  nav: [{ key: 'nav.orders', to: '/orders', icon: 'list', section: 'main' }],
  locales: true,
});
