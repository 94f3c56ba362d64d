import type { useTranslation } from '@kado/i18n';
import { wordOf } from './word-of.ts';

type Translator = ReturnType<typeof useTranslation>['i18n'];
/** The handle of a route with its feature. */
export type PageHandle = { feature: string; title?: string };

/** The document title with a page's title before the app's name; `before` both, what holds for every page. */
export const titled = (text: string | null | undefined, before?: string, name = 'Kado'): string =>
  [before, text?.trim(), name].filter(Boolean).join(' · ');

/** The title that a route names; undefined if the page's heading is the title. */
export const routeTitle = (i18n: Translator, handle: PageHandle | undefined): string | undefined =>
  handle?.title && wordOf(i18n, handle.feature ?? 'common', handle.title);

/** The document title from a route's title key; undefined if the page's heading is the title. */
export const titleOf = (i18n: Translator, handle: PageHandle | undefined): string | undefined => {
  const title = routeTitle(i18n, handle);
  return title && titled(title);
};
