import type en from './locales/en.json';

declare module '@kado/i18n' {
  interface Words {
    '__variant__-__name__': typeof en;
  }
}
