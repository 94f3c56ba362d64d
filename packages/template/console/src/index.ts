import { defineFeature } from '@kado/feature-kit';
import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Namespaces {
    'template-console': typeof en;
  }
}

/** The console of the mock backend: a drawer that the shell opens, and a line in its footer. */
export const feature = defineFeature({
  id: 'template-console',
  routes: [],
  tools: [{ key: 'tool.label', icon: 'server', lazy: () => import('./components/console-drawer.tsx') }],
  parts: { status: () => import('./components/status.tsx') },
  locales: true,
});
