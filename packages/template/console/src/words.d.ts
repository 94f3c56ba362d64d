import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    'template-console': typeof en;
  }
}
