import type { useTranslation } from '@kado/i18n';
import { wordOf } from './word-of.ts';

type Translator = ReturnType<typeof useTranslation>['i18n'];
/** The handle of a page's route: its feature, and the translation key of its title. */
export type PageHandle = { feature: string; title?: string };

/** The document title: `before` (a prefix for every page, such as practice mode), the page's title, the app's name. */
export const titled = (text: string | null | undefined, before?: string, name = 'Kado'): string =>
  [before, text?.trim(), name].filter(Boolean).join(' · ');

/** The translated title of a route; undefined if the page's heading is the title. */
export const routeTitle = (i18n: Translator, handle: PageHandle | undefined): string | undefined =>
  handle?.title && wordOf(i18n, handle.feature ?? 'common', handle.title);

/** The document title from a route's title key; undefined if the page's heading is the title. */
export const titleOf = (i18n: Translator, handle: PageHandle | undefined): string | undefined => {
  const title = routeTitle(i18n, handle);
  return title && titled(title);
};
