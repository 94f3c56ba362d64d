import { defineFeature, needs, publicRoute } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'product-gift-cards': typeof en;
  }
}

const buying = needs({ action: 'create', subject: 'Order' });

export const feature = defineFeature({
  id: 'product-gift-cards',
  routes: [
    { path: 'send/gift-card', handle: buying, title: 'page.title', lazy: () => import('./pages/catalogue-page.tsx') },
    { path: 'send/gift-card/:productId', handle: buying, lazy: () => import('./pages/product-page.tsx') },
    { path: 'gift/:token', handle: publicRoute, title: 'page.gift', lazy: () => import('./pages/gift-page.tsx') },
  ],
  locales: true,
});
