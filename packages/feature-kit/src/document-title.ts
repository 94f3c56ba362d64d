import type { useTranslation } from '@kado/i18n';
import { wordOf } from './word-of.ts';

type Translator = ReturnType<typeof useTranslation>['i18n'];
/** The handle of a route with its feature. */
export type PageHandle = { feature: string; title?: string };
const NAME = 'Kado';

/** The document title with a page's title before the app's name; `before` both, what holds for every page. */
export const titled = (text: string | null | undefined, before?: string): string =>
  [before, text?.trim(), NAME].filter(Boolean).join(' · ');

/** The document title from a route's title key; undefined if the page's heading is the title. */
export const titleOf = (i18n: Translator, handle: PageHandle | undefined, before?: string): string | undefined =>
  handle?.title ? titled(wordOf(i18n, handle.feature ?? 'common', handle.title), before) : undefined;
