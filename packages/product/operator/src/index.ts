import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-operator': typeof en;
  }
}

const operators = needs({ action: 'manage', subject: 'all' });

export const feature = defineFeature({
  id: 'product-operator',
  routes: [
    { path: 'operator', handle: operators, lazy: () => import('./pages/start-page.tsx') },
    { path: 'operator/deposits', handle: operators, lazy: () => import('./pages/deposits-page.tsx') },
    { path: 'operator/orders', handle: operators, lazy: () => import('./pages/orders-page.tsx') },
    { path: 'operator/orders/:orderId', handle: operators, lazy: () => import('./pages/order-page.tsx') },
    { path: 'operator/messages', handle: operators, lazy: () => import('./pages/messages-page.tsx') },
    { path: 'operator/messages/:messageId', handle: operators, lazy: () => import('./pages/message-page.tsx') },
    { path: 'operator/users', handle: operators, lazy: () => import('./pages/accounts-page.tsx') },
    { path: 'operator/users/:userId', handle: operators, lazy: () => import('./pages/account-page.tsx') },
    { path: 'operator/ledger', handle: operators, lazy: () => import('./pages/ledger-page.tsx') },
    { path: 'operator/ledger/entries', handle: operators, lazy: () => import('./pages/entries-page.tsx') },
    { path: 'operator/reconciliation', handle: operators, lazy: () => import('./pages/reconciliation-page.tsx') },
    { path: 'operator/audit', handle: operators, lazy: () => import('./pages/audit-page.tsx') },
  ],
  nav: [
    { key: 'nav.operator', to: '/operator', icon: 'shield', section: 'main' },
    { key: 'nav.deposits', to: '/operator/deposits', icon: 'bank', section: 'operator' },
    { key: 'nav.orders', to: '/operator/orders', icon: 'list', section: 'operator' },
    { key: 'nav.messages', to: '/operator/messages', icon: 'chat', section: 'operator' },
    { key: 'nav.users', to: '/operator/users', icon: 'users', section: 'operator' },
    { key: 'nav.ledger', to: '/operator/ledger', icon: 'book', section: 'operator' },
    { key: 'nav.reconciliation', to: '/operator/reconciliation', icon: 'swap', section: 'operator' },
    { key: 'nav.audit', to: '/operator/audit', icon: 'history', section: 'operator' },
  ],
  locales: true,
});
