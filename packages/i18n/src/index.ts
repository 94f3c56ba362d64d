import type en from './locales/en.json';

/**
 * The translations by namespace. A feature adds its own, so that its keys are type-checked:
 * `declare module '@kado/i18n' { interface Namespaces { 'product-cart': typeof en } }`.
 */
export interface Namespaces {
  common: typeof en;
}

declare module 'i18next' {
  interface ResourceNamespaceMap extends Namespaces {}
  interface CustomTypeOptions {
    defaultNS: 'common';
  }
}

export { createI18n, type I18nOptions, type KadoI18n } from './create.ts';
export {
  dateFormat,
  localeFormattersOf,
  formatDecimal,
  formatThousands,
  moneyParts,
  numberFormat,
  relativeFormat,
  type DecimalMoney,
  type LocaleFormatters,
  type MoneyKind,
  type MoneyOptions,
  type MoneyPart,
} from './formats.ts';
export { firstLanguage } from './stored-language.ts';
export { directionOf, isLanguage, languageChoices, type LanguageChoice, LANGUAGES, type Locale } from './languages.ts';
export { toAsciiDigits } from './digits.ts';
export { numberSigns, parseDecimal, type DecimalReading, type NumberSigns } from './parse-number.ts';
export { I18nProvider, useLanguage } from './provider.tsx';
export { useLocaleFormatters } from './use-locale-formatters.ts';
export { Trans, useTranslation } from 'react-i18next';
