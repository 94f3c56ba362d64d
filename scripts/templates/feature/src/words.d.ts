import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    '__wing__-__name__': typeof en;
  }
}
