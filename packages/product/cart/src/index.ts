import { defineFeature, needs } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-cart': typeof en;
  }
}

const buying = needs({ action: 'create', subject: 'Order' });

export const feature = defineFeature({
  id: 'product-cart',
  routes: [
    { path: 'cart', handle: buying, title: 'page.title', lazy: () => import('./pages/cart-page.tsx') },
    { path: 'checkout', handle: buying, title: 'page.checkout', lazy: () => import('./pages/checkout-page.tsx') },
  ],
  locales: true,
});
